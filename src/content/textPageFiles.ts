/**
 * The files of text pages, which are pages made of one Markdown file: guides in `content/posts/`, and pages in Markdown in
 * `content/pages/`. The name of the file is the slug.
 */
import { availableName } from '../diagnostics/availableName.ts'
import type { Messages } from '../diagnostics/messages.ts'
import { slugOf } from '../validate/hints/addresses.ts'
import { markdownPaths, type Source } from './source.ts'

export interface TextPageFile {
  /** Inside the content folder, such as `posts/best-seats.md`. */
  path: string
  slug: string
}

/** How messages call the text pages of a folder, and a name that one could have. */
const kinds = {
  posts: { one: 'guide', example: 'best-seats-in-town' },
  pages: { one: 'page', example: 'house-rules' },
}

type Folder = keyof typeof kinds

const hasTextEnding = (path: string) => /\.(md|markdown|mdx|txt)$/i.test(path)

/** Whether a file is a text page, under a right name or not. The other files of `pages/` are those of the site's own pages. */
export const isTextPage = (path: string): boolean =>
  path.startsWith('posts/') || /^pages\/.+\.(md|markdown|mdx)$/i.test(path)

/**
 * Lists the text pages of a folder in alphabetical order.
 *
 * @returns without those with a wrong name or folder, which are reported
 */
export function listTextPages(source: Source, folder: Folder, messages: Messages): TextPageFile[] {
  const textPages: TextPageFile[] = []
  for (const path of markdownPaths(source, folder).filter(isTextPage)) {
    const slug = /^[a-z]+\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(path)?.[1]
    if (slug) textPages.push({ path, slug })
    else
      messages.error({
        file: `${source.folder}/${path}`,
        rule: 'file-name',
        ...explainName(path, folder, source),
      })
  }
  return textPages
}

/** What Word and LibreOffice leave beside a file that is open. */
const lock = /\/(?:~\$|\.~lock\.)[^/]*$/
const backup = /~$|\.(?:bak|orig|old|tmp|temp|swp)$/i

/** Why a file in the folder of text pages is none: its name or its subfolder is wrong. */
function explainName(path: string, folder: Folder, { files }: Source) {
  const { one, example } = kinds[folder]
  const subfolder = path.slice(folder.length + 1, path.lastIndexOf('/') + 1)
  const parts = path.slice(path.lastIndexOf('/') + 1).split('.')
  const isEnding = (part: string) => hasTextEnding(`.${part}`)
  if (lock.test(path))
    return { reason: 'A program left this file behind, to mark another one as open.', remedy: 'Delete it.' }
  if (backup.test(path))
    return {
      reason: 'A program left this file behind, as a copy of another one.',
      remedy: 'Delete it; or, if it is the text itself, rename it so that it ends in .md.',
    }
  if (!isEnding(parts.at(-1) ?? '')) {
    return {
      reason: `This is not a Markdown ${one}, but it is in the folder of the ${one}s.`,
      remedy: `Move it to where it belongs: photographs to images. A ${one} ends in .md.`,
    }
  }
  const name = parts.slice(0, parts.findLastIndex((part) => !isEnding(part)) + 1).join('.')
  // Hosts take these names for the whole folder.
  const words = slugOf(name)
  const slug = /^(?:index|404)?$/.test(words) ? example : words
  const isTaken = (other: string) =>
    files.has(`${folder}/${other}.md`) || files.has(`${folder}/${other}.yaml`)
  const good = `${availableName(slug, isTaken)}.md`
  const taken = isTaken(slug) ? ` There is another ${one} of the name ${slug}.` : ''
  if (subfolder)
    return {
      reason: `This ${one} is in the folder “${subfolder.slice(0, -1)}”, where it is not read.`,
      remedy: `Move it to ${folder}/${good}.${taken}`,
    }
  if (name === slug)
    return {
      reason: `The name of a ${one} ends in .md, and in nothing else.`,
      remedy: `Rename it to ${good}.${taken}`,
    }
  return {
    reason: 'The name of this file cannot be an address.',
    remedy: `Use small letters, digits and hyphens, and the ending .md, such as ${good}.${taken}`,
  }
}
