/** Which files of `content/posts/` are guides: the name of the file is the slug of the guide. */
import { slugOf } from '../diagnostics/hints/addresses.ts'
import type { Messages } from '../diagnostics/messages.ts'
import { markdownPaths, type Source } from './source.ts'

/** The address of the list of guides. */
export const blogPath = '/blog'

export const guidePath = (slug: string): string => `${blogPath}/${slug}`

export interface GuideFile {
  /** Inside the content folder, such as `posts/best-seats.md`. */
  path: string
  slug: string
}

/**
 * Lists the guides in alphabetical order.
 *
 * @returns without those with a wrong name or folder, which are reported
 */
export function listGuideFiles(source: Source, messages: Messages): GuideFile[] {
  const guides: GuideFile[] = []
  for (const path of markdownPaths(source, 'posts')) {
    const slug = /^posts\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(path)?.[1]
    if (slug) guides.push({ path, slug })
    else {
      messages.error({ file: `${source.folder}/${path}`, rule: 'file-name', ...explainName(path) })
    }
  }
  return guides
}

/** Why a file in the folder of the guides is none: its name or its subfolder is wrong. */
function explainName(path: string) {
  const folder = path.slice('posts/'.length, path.lastIndexOf('/') + 1)
  const parts = path.slice(path.lastIndexOf('/') + 1).split('.')
  const isEnding = (part: string) => /^(md|markdown|mdx|txt)$/i.test(part)
  const name = parts.slice(0, parts.findLastIndex((part) => !isEnding(part)) + 1).join('.')
  if (!isEnding(parts.at(-1) ?? '')) {
    return {
      reason: 'This is not a Markdown guide, but it is in the folder of the guides.',
      remedy: 'Move it to where it belongs: photographs to images. A guide ends in .md.',
    }
  }
  const good = `${slugOf(name) || 'best-seats-in-town'}.md`
  return folder
    ? {
        reason: `This guide is in the folder “${folder.slice(0, -1)}”, where it is not read.`,
        remedy: `Move it to posts/${good}.`,
      }
    : {
        reason: 'The name of this file cannot be an address.',
        remedy: `Use small letters, digits and hyphens, and the ending .md, such as ${good}.`,
      }
}
