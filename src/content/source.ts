/** The only place that reads content: a folder becomes a map from path to bytes. */
import { readFileSync, statSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { Messages } from '../diagnostics/messages.ts'
import { identityOf, remembering } from '../memo.ts'
import { entriesBelow } from '../readFiles.ts'
import { digest } from '../store.ts'
import { checkCharacters } from './characters.ts'
import { decode, firstForeignByte } from './encoding.ts'

export interface Source {
  /** The folder as messages name it, such as `content`. */
  folder: string
  /** Path inside the folder, with `/`, in alphabetical order → bytes. */
  files: ReadonlyMap<string, Uint8Array>
}

/** The largest text file that is read; the largest real one has a tenth of it. */
const maxTextBytes = 256 * 1024

/** The largest file of any kind; a good photograph has a hundredth of it. */
const maxFileBytes = 30_000_000

/**
 * Reads a content folder. Links to elsewhere are not followed, hidden files are left alone.
 *
 * @param directory the folder; an unreadable one is reported
 */
export function readSource(directory: string, messages: Messages): Source {
  const folder = relative(process.cwd(), directory).split(sep).join('/') || '.'
  const entries = entriesBelow(directory)
  if (!entries) {
    messages.error({
      file: folder,
      rule: 'missing-folder',
      reason: 'This folder does not exist or cannot be read.',
      remedy: 'Name the folder that holds site.yaml: --content DIR.',
    })
    return { folder, files: new Map() }
  }
  const paths: string[] = []
  const folders = new Map<string, string>()
  for (const { parentPath } of entries) {
    if (folders.has(parentPath)) continue
    const names = relative(directory, parentPath).split(sep)
    folders.set(parentPath, names.map((name) => name && `${name}/`).join(''))
  }
  for (const entry of entries) {
    const path = `${folders.get(entry.parentPath)}${entry.name}`
    if (path.split('/').some((part) => part.startsWith('.'))) continue
    if (entry.isFile()) paths.push(path)
    else if (entry.isSymbolicLink()) {
      messages.error({
        file: `${folder}/${path}`,
        rule: 'symbolic-link',
        reason: 'This is a link to another place, and those are not followed.',
        remedy: 'Put the file itself here.',
      })
    }
  }
  paths.sort()
  const contents = paths.map((path) => {
    const file = `${directory}/${path}`
    const { size } = statSync(file)
    if (size <= maxFileBytes) return readFileSync(file)
    messages.error({
      file: `${folder}/${path}`,
      rule: 'file-too-large',
      reason: `This file has ${Math.round(size / 1_000_000)} MB; more than ${maxFileBytes / 1_000_000} are not read.`,
      remedy: 'Make the photograph smaller (1920 pixels wide), or take the file away.',
    })
    return new Uint8Array()
  })
  return { folder, files: new Map(paths.map((path, index) => [path, contents[index] ?? new Uint8Array()])) }
}

/** The paths of the Markdown files of a folder; a README is for the people who write them. */
export const markdownPaths = (source: Source, folder: string) =>
  [...source.files.keys()].filter((path) => path.startsWith(`${folder}/`) && !path.endsWith('/README.md'))

/** What is in a file that is not there. */
export const noBytes = new Uint8Array()

/** Stands for what is in a file. */
export const hashOfFile = remembering((bytes: Uint8Array) => String(identityOf(bytes)), digest)

/**
 * The text of one file, without a byte order mark.
 *
 * @returns undefined, with a message, when the file is missing, too large or not UTF-8
 */
export function readText(source: Source, path: string, messages: Messages): string | undefined {
  const file = `${source.folder}/${path}`
  const bytes = source.files.get(path)
  if (!bytes) {
    messages.error({
      file,
      rule: 'missing-file',
      reason: 'This file is missing.',
      remedy: 'Put it back, or restore it from the history.',
    })
    return undefined
  }
  const { text, found } = readBytes(file, bytes)
  messages.all.push(...found.all)
  return text
}

const readBytes = remembering(
  (file: string, bytes: Uint8Array) => `${file} ${identityOf(bytes)}`,
  (file, bytes) => {
    const found = new Messages()
    return { text: textIn(file, bytes, found), found }
  },
)

function textIn(file: string, bytes: Uint8Array, messages: Messages): string | undefined {
  if (bytes.byteLength > maxTextBytes) {
    messages.error({
      file,
      rule: 'file-too-large',
      reason: `This file has ${Math.ceil(bytes.byteLength / 1024)} KB; more than ${maxTextBytes / 1024} are not read.`,
      remedy: 'Split it, or take out what does not belong here.',
    })
    return undefined
  }
  const decoded = decode(bytes)
  if ('encoding' in decoded) {
    if (decoded.encoding === 'document') {
      messages.error({
        file,
        rule: 'encoding',
        reason: 'This is a document of Word or another program, not a text.',
        remedy: 'Open it in its program, copy its words, and paste them without formatting into a text file.',
      })
      return undefined
    }
    const isLatin = decoded.encoding === 'Windows-1252'
    messages.error({
      file,
      ...(isLatin && firstForeignByte(bytes)),
      rule: 'encoding',
      reason: isLatin
        ? 'This file is not saved as UTF-8 but, as it seems, as Windows-1252 (“ANSI”); this is the first character that would be wrong.'
        : 'This file is not saved as UTF-8 but as UTF-16 (“Unicode”).',
      remedy: 'Save it again, and choose the encoding UTF-8 in the dialogue.',
    })
    return undefined
  }
  const conflict = lineOfConflict(decoded.text)
  if (conflict >= 0) {
    messages.error({
      file,
      line: conflict + 1,
      column: 1,
      rule: 'conflict',
      reason: 'Two people changed the same lines, and both versions stand here.',
      remedy: 'Keep the right version, and delete the lines of <<<<<<<, ======= and >>>>>>>.',
    })
    return undefined
  }
  const { findings, text } = checkCharacters(decoded.text)
  for (const finding of findings) messages.error({ file, ...finding })
  // Without its line ends, nothing of a file is where it should be.
  return findings.some(({ rule }) => rule === 'line-end') ? undefined : text
}

/** Where the first mark stands that Git left between two versions, counted from 0; -1 where there is none. */
function lineOfConflict(text: string): number {
  if (!/<{7}|>{7}|={7}/.test(text)) return -1
  return text.split('\n').findIndex((line) => /^\s*(<{7}|>{7})(\s|$)|^={7}\s*$/.test(line))
}
