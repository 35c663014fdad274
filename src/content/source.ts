/** Reads a content folder into a map from path to bytes. Nothing else reads content from the disk. */
import { existsSync } from 'node:fs'
import { checkCharacters } from '../diagnostics/characters.ts'
import type { Finding, Messages } from '../diagnostics/messages.ts'
import { folderName, readFolder, reportLinkTo } from '../readFiles.ts'
import { decode } from './encoding.ts'

export interface Source {
  /** The folder as messages name it, such as `content`. */
  folder: string
  /** Path inside the folder, with `/`, in alphabetical order → bytes. */
  files: ReadonlyMap<string, Uint8Array>
}

/** The size limit of text files; real ones are ten times smaller. */
const maxTextBytes = 256 * 1024

/** How many references, braces, dollar signs and escapes a text file may have; real ones have a fifth. */
const maxReferences = 1000

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
  return { folder, files: readFolder(directory, messages, false) }
}

/** The paths of the Markdown files of a folder, without its README. */
export const markdownPaths = (source: Source, folder: string) =>
  [...source.files.keys()].filter((path) => path.startsWith(`${folder}/`) && !path.endsWith('/README.md'))

/**
 * The text of one file, without a byte order mark and without invisible or garbled characters, which are reported.
 *
 * @returns undefined, with an error, when the file is missing, too large, not UTF-8, or has conflict markers of Git
 */
export function readText(source: Source, path: string, messages: Messages): string | undefined {
  const file = `${source.folder}/${path}`
  const bytes = source.files.get(path)
  const fail = (finding: Finding) => {
    messages.error({ file, ...finding })
    return undefined
  }
  // What could not be read was reported then.
  if (!bytes && [file, source.folder].some((path) => messages.filesWithErrors.has(path))) return undefined
  if (!bytes) {
    return fail({
      rule: 'missing-file',
      reason: 'This file is missing.',
      remedy: 'Put it back, or restore it from the history.',
    })
  }
  if (bytes.byteLength > maxTextBytes) {
    return fail({
      rule: 'file-too-large',
      reason: `This file has ${Math.ceil(bytes.byteLength / 1024)} KB; more than ${maxTextBytes / 1024} are not read.`,
      remedy: 'Split it, or take out what does not belong here.',
    })
  }
  const decoded = decode(bytes)
  if (typeof decoded !== 'string') return fail(decoded)
  const conflict = lineOfConflict(decoded)
  if (conflict >= 0) {
    return fail({
      line: conflict + 1,
      column: 1,
      rule: 'conflict',
      reason: 'Two people changed the same lines, and both versions are here.',
      remedy: 'Keep the right version, and delete the lines of <<<<<<<, ======= and >>>>>>>.',
    })
  }
  if ((decoded.match(/\$\{?|\{|\\[xuU]/g)?.length ?? 0) > maxReferences) {
    return fail({
      rule: 'too-many-references',
      reason: `This file has more than ${maxReferences} references, such as \${site.name}, and is not read.`,
      remedy: 'Split it, or take out what was pasted by mistake.',
    })
  }
  const { findings, text } = checkCharacters(decoded)
  for (const finding of findings) messages.error({ file, ...finding })
  // With old Mac line ends, the places of all later messages would be wrong.
  return findings.some(({ rule }) => rule === 'line-end') ? undefined : text
}

/** The line (from 0) of the first conflict marker of Git; -1 when there is none. */
function lineOfConflict(text: string): number {
  if (!/<{7}|>{7}|={7}/.test(text)) return -1
  return text.split('\n').findIndex((line) => /^\s*(<{7}|>{7})(\s|$)|^={7}\s*$/.test(line))
}
