/** Paths of the site that no disk takes: a map has no folders, and names of any length. */

import { findInTexts } from '../content/findInContent.ts'
import { guidePath } from '../content/guideAddresses.ts'
import type { Source } from '../content/source.ts'
import { maxBytesOfName } from '../diagnostics/address.ts'
import type { Problem } from '../diagnostics/messages.ts'
import { folderName } from '../readFiles.ts'
import type { RenderedSite } from '../renderedSite.ts'

type Place = Pick<Problem, 'file' | 'line' | 'column'>

/** Reports each at the file that it comes from, once. */
export function checkPaths(rendered: RenderedSite, directory: string): void {
  const { site, pages, loaded, published, source, messages } = rendered
  const folder = folderName(directory)
  const found = new Map<string, Problem>()
  const report = (problem: Problem) => found.set(`${problem.file}:${problem.line}`, problem)
  const placeOf = (path: string, part: string) =>
    published.has(path) ? { file: folder + path } : originOf(part, source)

  for (const path of site.keys()) {
    const parts = path.split('/')
    const above = parts
      .map((_part, depth) => parts.slice(0, depth).join('/'))
      .find((folder) => site.has(folder))
    const long = parts.find((part) => Buffer.byteLength(part) > maxBytesOfName)
    // Of two generated files, one is for a redirect, which is reported there.
    if (above !== undefined && published.has(path)) report(belowFile(folder, path, above))
    else if (above !== undefined && published.has(above)) report(insteadOfFolder(folder, above))
    else if (long) report(tooLong(placeOf(path, long)))
  }
  // Also of guides that are published later.
  const guides = loaded.content.guides.map(({ slug }) => guidePath(slug))
  // An error about a page of one's own at /index has been reported: the home page has this file.
  for (const path of [...pages.map(({ page }) => page.path), ...guides]) {
    if (path === '/index') continue
    const [, index, name = index] = nameOfHosts.exec(path) ?? []
    if (name) report(ofHosts(originOf(name, source), name))
  }
  for (const problem of found.values()) messages.error(problem)
}

/** Pages that hosts show for the address of their folder, and for addresses in it that do not exist. */
const nameOfHosts = /\/(index)$|^\/.+\/(404)$/

const ofHosts = (place: Place, name: string): Problem => ({
  ...place,
  rule: 'name-of-hosts',
  reason: `Hosts take a page of the name “${name}” for that of its whole folder.`,
  remedy: 'Give it another name, which says what it is about.',
})

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

const tooLong = (place: Place): Problem => ({
  ...place,
  rule: 'long-name',
  reason: `This name is too long for a file of the site, which may have ${maxBytesOfName} bytes with its ending.`,
  remedy: 'Shorten it to 60 letters or fewer.',
})

const longName = 100

/** The guide or the photograph from whose name a part of a path is made, or the line of an id. */
function originOf(part: string, source: Source): Place {
  const [stem] = part.split('.')
  const isOrigin = (name: string) => name === stem || (name.length >= longName && part.includes(name))
  const file = [...source.files.keys()].find((path) => path.match(/[a-z0-9-]+/g)?.some(isOrigin))
  if (file) return { file: `${source.folder}/${file}` }
  const search = (line: string) =>
    [...line.matchAll(/[a-z0-9-]+/g)].filter(
      ({ 0: name }) => isOrigin(name) && (name.length >= longName || /\bid:/.test(line)),
    )
  return findInTexts(source, search)[0]?.place ?? { file: source.folder }
}
