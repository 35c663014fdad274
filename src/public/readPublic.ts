/** Reads `public/`, whose files are published as they are. */

import type { Finding, Messages } from '../diagnostics/messages.ts'
import { listed } from '../diagnostics/words.ts'
import { conflictIn } from '../gitRemains.ts'
import { limits } from '../limits.ts'
import { folderName, readFolder, reportLinkTo } from '../readFiles.ts'
import type { Site } from '../siteFiles.ts'
import { readDrawing } from './drawing.ts'
import { endings, verifications } from './publishedKinds.ts'
import { secretIn } from './secrets.ts'

/** The drawings that the build or every page draws. */
const icons = ['/favicon.svg', '/logo.svg']

const isDrawing = (path: string) => path.toLowerCase().endsWith('.svg')

/** The files, by their paths in the site. A file that may not be published is reported and left out. */
export function readPublic(directory: string, messages: Messages): Site {
  const published: Site = new Map()
  if (reportLinkTo(directory, messages)) return published
  const limitOf = (path: string) => (isDrawing(path) ? limits.drawing : limits.file)
  const hidden = new Set<string>()
  for (const [name, bytes] of readFolder(directory, messages, { limitOf })) {
    const path = `/${name}`
    const folder = hiddenFolder.exec(path)?.[0]
    const problem = folder ? undefined : problemOf(path, bytes)
    if (folder) hidden.add(folder)
    else if (problem) messages.error({ file: folderName(directory) + path, ...problem })
    else published.set(path, bytes)
  }
  for (const folder of hidden)
    messages.error({ file: folderName(directory) + folder, rule: 'public-kind', ...hiddenFolderProblem })
  return published
}

/** Reports files of `public/` that the site makes itself. @param made files of the site that are not from there */
export function reportReplaced(published: Site, made: Site, directory: string, messages: Messages): void {
  for (const path of made.keys()) {
    if (!published.has(path)) continue
    messages.error({
      file: folderName(directory) + path,
      rule: 'public-replaces',
      reason: `The site makes ${path} itself, from the content.`,
      remedy: 'Delete this file, or give it another name.',
    })
  }
}

/** A folder of programs, such as `.git`; only `.well-known` is for visitors (RFC 8615). */
const hiddenFolder = /^\/(?:[^/]+\/)*?\.(?!well-known\/)[^/]+(?=\/)/

const hiddenFolderProblem = {
  reason: 'A folder whose name begins with a dot is not published: programs keep their own files there.',
  remedy: 'Delete it, or move it out of this folder.',
}

function problemOf(path: string, bytes: Uint8Array): Finding | undefined {
  const secret = secretIn(path, bytes)
  if (secret) return secret
  const verification = verifications.find((one) => one.path.test(path))
  if (verification) {
    const isRight = verification.isRight(Buffer.from(bytes).toString().trim(), path)
    return isRight ? undefined : otherVerification
  }
  const kind = problemOfName(path)
  if (kind) return kind
  const conflict = /\.(txt|svg)$/i.test(path) ? conflictIn(Buffer.from(bytes).toString()) : undefined
  if (conflict || !isDrawing(path)) return conflict
  const drawing = readDrawing(bytes, icons.includes(path.toLowerCase()))
  return 'rule' in drawing ? drawing : undefined
}

/** One dot before a known ending: servers also look at what is between two dots, such as `.php.txt`. */
function problemOfName(path: string): Finding | undefined {
  const parts = path.replace(/^\/\.well-known(?=\/)/, '').split('/')
  const [stem, ending = '', ...more] = parts.at(-1)?.split('.') ?? []
  const isKnown = Object.values(endings).flat().includes(ending.toLowerCase())
  const isInFolder = parts.slice(1, -1).every((folder) => !folder.includes('.'))
  if (stem && isKnown && more.length === 0 && isInFolder) return undefined
  const last = [ending, ...more].at(-1)?.toLowerCase() ?? ''
  if (stem && Object.values(endings).flat().includes(last)) return { rule: 'public-name', ...severalDots }
  return { rule: 'public-kind', ...otherKind(last) }
}

const severalDots = {
  reason: 'Files of this folder have one dot in their names, before the ending, and folders have none.',
  remedy: 'Rename it, with hyphens in place of the other dots, such as menu-2030-01.pdf.',
}

const otherKind = (ending: string) => ({
  reason: `${ending ? `A file that ends in “.${ending}”` : 'A file of such a name'} is not published: it could be a program, or change what the host does.`,
  remedy: `This folder is for ${listed(Object.entries(endings).map(([kind, all]) => `${kind} (${all.join(', ')})`))}, and for files by which services verify the site. Delete it; what the site makes itself, such as addresses and headers, is in the content. A developer can allow another kind in src/public/publishedKinds.ts.`,
})

const otherVerification: Finding = {
  rule: 'public-kind',
  reason: 'This file has the name of one by which a service verifies the site, but other text in it.',
  remedy: 'Download it again from the service, and upload it as it is.',
}
