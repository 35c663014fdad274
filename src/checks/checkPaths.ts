/** Paths of the site that no disk takes: a map has no folders, and names of any length. */
import { findInTexts } from '../content/placeIn.ts'
import type { Source } from '../content/source.ts'
import { maxBytesOfName } from '../diagnostics/address.ts'
import type { Problem } from '../diagnostics/messages.ts'
import { folderName } from '../readFiles.ts'
import type { RenderedSite } from './renderedSite.ts'

/** Reports each at the file that it comes from, once. */
export function checkPaths({ site, published, source, messages }: RenderedSite, directory: string): void {
  const folder = folderName(directory)
  const found = new Map<string, Problem>()
  for (const path of site.keys()) {
    const parts = path.split('/')
    const above = parts.map((_part, depth) => parts.slice(0, depth).join('/')).find((file) => site.has(file))
    const long = parts.find((part) => Buffer.byteLength(part) > maxBytesOfName)
    const problem =
      (above && (published.has(path) ? belowFile(folder, path, above) : insteadOfFolder(folder, above))) ||
      (long && tooLong(published.has(path) ? { file: folder + path } : originOf(long, source)))
    if (problem) found.set(`${problem.file}:${problem.line}`, problem)
  }
  for (const problem of found.values()) messages.error(problem)
}

const belowFile = (folder: string, path: string, above: string): Problem => ({
  file: folder + path,
  rule: 'file-and-folder',
  reason: `The site has a file ${above}, so it cannot have a folder of the same name.`,
  remedy: `Move this file to a folder of another name than ${folder}${above}.`,
})

const insteadOfFolder = (folder: string, path: string): Problem => ({
  file: folder + path,
  rule: 'file-and-folder',
  reason: `The site has a folder ${path}, so it cannot have a file of the same name.`,
  remedy: 'Give this file another name, such as one with an ending, or delete it.',
})

const tooLong = (place: Pick<Problem, 'file' | 'line' | 'column'>): Problem => ({
  ...place,
  rule: 'long-name',
  reason: `This name is too long for a file of the site, which may have ${maxBytesOfName} bytes with its ending.`,
  remedy: 'Shorten it to 60 letters or fewer.',
})

const longName = /[a-z0-9-]{100,}/g

/** The guide or the photograph from whose name a path is made, or the line of an id. */
function originOf(long: string, source: Source) {
  const isIn = (name: string) => long.includes(name)
  const file = [...source.files.keys()].find((path) => path.match(longName)?.some(isIn))
  if (file) return { file: `${source.folder}/${file}` }
  return (
    findInTexts(source, (line) => line.matchAll(longName)).find(({ found }) => isIn(found))?.place ?? {
      file: source.folder,
    }
  )
}
