/** Reads a content folder into a map from path to bytes. Nothing else reads content from the disk. */
import { existsSync } from 'node:fs'
import { checkCharacters } from '../diagnostics/characters.ts'
import type { Finding, Messages } from '../diagnostics/messages.ts'
import { conflictIn } from '../gitRemains.ts'
import { limits } from '../limits.ts'
import { folderName, readFolder, reportLinkTo, tooLarge } from '../readFiles.ts'
import { decode } from './encoding.ts'

export interface Source {
  /** The folder as messages name it, such as `content`. */
  folder: string
  /** Path inside the folder, with `/`, in alphabetical order → bytes. */
  files: ReadonlyMap<string, Uint8Array>
}

/** Reads a content folder without its hidden files; a missing folder is reported. */
export function readSource(directory: string, messages: Messages): Source {
  const folder = folderName(directory)
  if (reportLinkTo(directory, messages)) return { folder, files: new Map() }
  if (!existsSync(`${directory}/.`))
    messages.error({
      file: folder,
      rule: 'missing-folder',
      reason: 'This folder does not exist or cannot be read.',
      remedy: 'Name the folder that holds site.yaml: --content DIR.',
    })
  return { folder, files: readFolder(directory, messages, { withHidden: false, limitOf: limitOfContent }) }
}

/** The most bytes of a file of the content. */
export const limitOfContent = (path: string): number =>
  /\.(ya?ml|md)$/i.test(path) ? limits.text : limits.file

/** The paths of the Markdown files of a folder, without its README. */
export const markdownPaths = (source: Source, folder: string) =>
  [...source.files.keys()].filter((path) => path.startsWith(`${folder}/`) && !path.endsWith('/README.md'))

/**
 * The text of one file, without a byte order mark and without invisible or garbled characters, which are reported.
 *
 * @returns undefined, with an error, when the file is missing, too large, not UTF-8, has a line that is far too long, or
 *   conflict markers of Git
 */
export function readText(source: Source, path: string, messages: Messages): string | undefined {
  const file = `${source.folder}/${path}`
  const bytes = source.files.get(path)
  const fail = (finding: Finding) => {
    messages.error({ file, ...finding })
    return undefined
  }
  if (!bytes) {
    return fail({
      rule: 'missing-file',
      reason: 'This file is missing.',
      remedy: 'Put it back, or restore it from the history.',
    })
  }
  if (bytes.length > limits.text) return fail(tooLarge(bytes.length, limits.text))
  const decoded = decode(bytes)
  if (typeof decoded !== 'string') return fail(decoded)
  const lines = decoded.split('\n')
  if (lines.length > limits.lines) {
    return fail({
      line: limits.lines + 1,
      column: 1,
      rule: 'too-many-lines',
      reason: `This file has ${lines.length} lines; more than ${limits.lines} are not read.`,
      remedy: 'Split it, or take out what was pasted by mistake.',
    })
  }
  const long = lines.findIndex((line) => line.length > limits.line)
  if (long >= 0) {
    return fail({
      line: long + 1,
      column: limits.line + 1,
      rule: 'long-line',
      reason: `This line has ${lines[long]?.length} characters; more than ${limits.line} are not read.`,
      remedy:
        'Divide it into paragraphs with an empty line between them, or take out what was pasted by mistake.',
    })
  }
  const conflict = conflictIn(decoded)
  if (conflict) return fail(conflict)
  if ((decoded.match(/\$\{?|\{|\\[xuU]/g)?.length ?? 0) > limits.references) {
    return fail({
      rule: 'too-many-references',
      reason: `This file has more than ${limits.references} references, such as \${site.name}, and is not read.`,
      remedy: 'Split it, or take out what was pasted by mistake.',
    })
  }
  // Macs write some letters as two characters: names must be equal if they look so.
  const { findings, text } = checkCharacters(decoded.normalize('NFC'))
  for (const finding of findings) messages.error({ file, ...finding })
  // With old Mac line ends, the places of all later messages would be wrong.
  return findings.some(({ rule }) => rule === 'line-end') ? undefined : text
}
