/** The HTTP headers of each path: the one list that the files of all hosts are made from. */
import { isHashed } from '../assets/hashedName.ts'
import type { Content } from '../content/types.ts'
import { routeOfFile, type Site } from '../siteFiles.ts'
import { type Inlined, joinInlined, policyOf, policyOfEditor } from './contentSecurityPolicy.ts'

export type HeaderValues = Readonly<Record<string, string>>

export interface HeaderRules {
  /** Of all paths. */
  all: HeaderValues
  /** Headers that differ in a folder (`/folder/*`) or on a page (its path); each pattern occurs once. */
  others: { pattern: string; headers: HeaderValues }[]
}

/** The value of Cache-Control (RFC 9111, RFC 8246) for files that have a hash in their names. */
export const forEver = 'public, max-age=31536000, immutable'
/** The value for all other files: the browser asks each time whether they have changed. */
export const revalidated = 'public, max-age=0, must-revalidate'

const policyHeader = 'Content-Security-Policy'

/**
 * Security headers follow OWASP's HTTP Headers Cheat Sheet. HSTS excludes subdomains and is not preloaded: both would
 * commit more of the owner's domain than this site. Pictures may be shown elsewhere, as image search does.
 *
 * @param inlined the parts of pages that the policy must allow, by file
 */
export function headerRules(
  site: Site,
  content: Content,
  inlined: ReadonlyMap<string, Inlined>,
): HeaderRules {
  const joined = joinInlined(inlined.values())
  const all = {
    'Cache-Control': revalidated,
    [policyHeader]: policyOf(content, { ...joined, players: [] }),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  const others: HeaderRules['others'] = hashedFolders(site).map((folder) => ({
    pattern: `${folder}*`,
    headers: {
      'Cache-Control': forEver,
      ...(folder === '/images/' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    },
  }))
  for (const [file, { players }] of inlined) {
    if (players.length === 0) continue
    const headers = { [policyHeader]: policyOf(content, { ...joined, players }) }
    others.push({ pattern: routeOfFile(file), headers })
  }
  if (content.site.editor) {
    others.push({
      pattern: '/admin/*',
      headers: {
        [policyHeader]: policyOfEditor(content),
        // It signs in through a pop-up window of the repository's host, which sends a message to its opener.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      },
    })
  }
  return { all, others }
}

/** The folders in which every file name has a hash: most hosts' rules name folders, not files. */
function hashedFolders(site: Site): string[] {
  const folders = new Map<string, boolean>()
  for (const path of site.keys()) {
    const folder = /^\/[\w-]+\//.exec(path)?.[0]
    if (folder) folders.set(folder, (folders.get(folder) ?? true) && isHashed(path))
  }
  return [...folders].flatMap(([folder, isHashed]) => (isHashed ? [folder] : [])).sort()
}
