/** Which files of `content/posts/` are guides: the name of the file is the slug of the guide. */
import { slugOf } from '../diagnostics/hints/addresses.ts'
import type { Messages } from '../diagnostics/messages.ts'
import { markdownPaths, type Source } from './source.ts'

export interface GuideFile {
  /** Inside the content folder, such as `posts/best-seats.md`. */
  path: string
  slug: string
}

/**
 * Lists the guides in alphabetical order.
 *
 * @returns also the paths with a wrong name or folder, which are reported
 */
export function listGuideFiles(source: Source, messages: Messages) {
  const guides: GuideFile[] = []
  const misnamed: string[] = []
  for (const path of markdownPaths(source, 'posts')) {
    const slug = /^posts\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(path)?.[1]
    if (slug) guides.push({ path, slug })
    else {
      const name = slugOf(path.replace(/.*\/|(\.(md|markdown|mdx|txt))+$/gi, '')) || 'best-seats-in-town'
      messages.error({
        file: `${source.folder}/${path}`,
        rule: 'file-name',
        reason:
          'This file is not read: a guide is in the folder posts itself, its name has small letters, digits and hyphens, and it ends in .md.',
        remedy: `If it is a guide, name it posts/${name}.md. Otherwise move it to where it belongs: photographs to the folder images.`,
      })
      misnamed.push(path)
    }
  }
  return { guides, misnamed }
}
