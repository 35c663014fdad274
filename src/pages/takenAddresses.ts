/** Pages in Markdown whose addresses the site uses for something else. */
import type { Source } from '../content/source.ts'
import type { Content } from '../content/types.ts'
import { freeName } from '../diagnostics/freeName.ts'
import type { Messages } from '../diagnostics/messages.ts'
import type { RenderedPage } from '../render/renderPages.ts'
import { fileOfRoute, type Site } from '../siteFiles.ts'

/**
 * Reports each at its file: two pages of one address would be one file, and hosts differ in what they show at an address that
 * is also a folder.
 *
 * @param made the files of the site that are not from `public/`
 */
export function reportTakenAddresses(
  { markdownPages }: Pick<Content, 'markdownPages'>,
  pages: readonly RenderedPage[],
  made: Site,
  { files, folder }: Source,
  messages: Messages,
): void {
  const pagesAt = (path: string) => pages.filter(({ file }) => file === fileOfRoute(path)).length
  const isFolder = (path: string) => [...made.keys()].some((file) => file.startsWith(`${path}/`))
  for (const { path } of markdownPages) {
    const data = `pages${path}.yaml`
    const isOfData = files.has(data)
    if (pagesAt(path) === 1 && !isFolder(path) && !isOfData) continue
    const isTaken = (name: string) =>
      pagesAt(`/${name}`) > 0 || isFolder(`/${name}`) || files.has(`pages/${name}.yaml`)
    messages.error({
      file: `${folder}/pages${path}.md`,
      rule: 'taken-address',
      reason: isOfData
        ? `The texts of this page are in ${data} already.`
        : `The address ${path} is one that the site uses itself.`,
      remedy: `${isOfData ? 'Put this text where it belongs in that file, and delete this one; or rename' : 'Rename'} this file: the address is its name. One that is free is ${freeName(path.slice(1), isTaken)}.md.`,
    })
  }
}
