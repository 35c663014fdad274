/** The files of a site together, each address once. */

import { availableName } from '../diagnostics/availableName.ts'
import { reportReplaced } from '../public/readPublic.ts'
import type { RenderedSite } from '../renderedSite.ts'
import { fileOfRoute, type Site } from '../siteFiles.ts'

type Rendered = Pick<RenderedSite, 'content' | 'pages' | 'source' | 'published' | 'messages'>

/**
 * Joins what the generator makes with icons and the files of `public/`. Reports those that it makes itself, and pages in
 * Markdown whose addresses it uses for something else.
 */
export function joinFiles(made: Site, icons: Site, rendered: Rendered, directory: string): Site {
  reportReplaced(rendered.published, made, directory, rendered.messages)
  reportTakenAddresses(made, rendered)
  return new Map([...made, ...icons])
}

/** Two pages of one address would be one file, and hosts differ in what they show at an address that is also a folder. */
function reportTakenAddresses(made: Site, { content, pages, source, messages }: Rendered): void {
  const { files, folder } = source
  const pagesAt = (path: string) => pages.filter(({ file }) => file === fileOfRoute(path)).length
  const isFolder = (path: string) => [...made.keys()].some((file) => file.startsWith(`${path}/`))
  for (const { path } of content.markdownPages) {
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
      remedy: `${isOfData ? 'Put this text where it belongs in that file, and delete this one; or rename' : 'Rename'} this file: the address is its name. One that is free is ${availableName(path.slice(1), isTaken)}.md.`,
    })
  }
}
