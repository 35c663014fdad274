/** Reads `public/`, whose files are published as they are. */
import type { Finding, Messages } from '../diagnostics/messages.ts'
import { listed } from '../diagnostics/words.ts'
import { limits } from '../limits.ts'
import { folderName, readFolder, reportLinkTo } from '../readFiles.ts'
import type { Site } from '../siteFiles.ts'
import { readDrawing } from './drawing.ts'
import { endings, verifications } from './publishedKinds.ts'

/** The drawings that the build or every page draws. */
const icons = ['/favicon.svg', '/logo.svg']

const isDrawing = (path: string) => path.toLowerCase().endsWith('.svg')

/** The files, by their paths in the site. A file that may not be published is reported and left out. */
export function readPublic(directory: string, messages: Messages): Site {
  const published: Site = new Map()
  if (reportLinkTo(directory, messages)) return published
  const limitOf = (path: string) => (isDrawing(path) ? limits.drawing : limits.file)
  for (const [name, bytes] of readFolder(directory, messages, { limitOf })) {
    const path = `/${name}`
    const file = folderName(directory) + path
    const problem = problemOf(path, bytes)
    if (problem) messages.error({ file, ...problem })
    else published.set(path, bytes)
  }
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

function problemOf(path: string, bytes: Uint8Array): Finding | undefined {
  const verification = verifications.find((one) => one.path.test(path))
  if (verification) {
    const isRight = verification.isRight(Buffer.from(bytes).toString().trim(), path)
    return isRight ? undefined : otherVerification
  }
  const kind = problemOfName(path)
  if (kind || !isDrawing(path)) return kind
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
  remedy: `This folder is for ${listed(Object.entries(endings).map(([kind, all]) => `${kind} (${all.join(', ')})`))}, and for files by which services verify the site. Delete it; what the site makes itself, such as addresses and headers, is in the content. A developer can allow another kind in src/public/kinds.ts.`,
})

const otherVerification: Finding = {
  rule: 'public-kind',
  reason: 'This file has the name of one by which a service verifies the site, but other text in it.',
  remedy: 'Download it again from the service, and upload it as it is.',
}
