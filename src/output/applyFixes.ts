/** Writes certain corrections into the content: `npm run check -- --fix`. No other code writes to the content folder. */
import { randomUUID } from 'node:crypto'
import { chmodSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { decode } from '../content/encoding.ts'
import type { Source } from '../content/source.ts'
import type { Fix, Messages } from '../diagnostics/messages.ts'
import { diffOf } from '../diagnostics/writers/diff.ts'

export type Applied = ReturnType<typeof applyFixes>

/**
 * Applies corrections. A file is replaced in one step, and keeps its line ends, its byte order mark and its permissions. A
 * correction whose text has changed is skipped; a file that cannot be written is reported.
 *
 * @param source the files as they were read; no other file is written
 * @returns how many were applied, and the changed lines as they were and as they are
 */
export function applyFixes(fixes: readonly Fix[], source: Source, directory: string, messages: Messages) {
  let count = 0
  const diffs = [...source.files].map(([path, bytes]) => {
    const file = `${source.folder}/${path}`
    const ofFile = fixes.filter((fix) => fix.file === file)
    const text = ofFile.length > 0 ? decode(bytes) : undefined
    if (typeof text !== 'string') return ''
    const lines = text.split('\n')
    const { changed, applied } = changedLines(lines, ofFile)
    if (applied === 0) return ''
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
    const after = lines.map((line, index) => changed.get(index)?.join(lineEnd) ?? line).join('\n')
    const mark = bytes[0] === 0xef ? '\ufeff' : ''
    const problem = replaceFile(join(directory, path), bytes, mark + after)
    if (problem) {
      messages.error({ file, rule: 'fix', ...problem })
      return ''
    }
    count += applied
    return diffOf(file, lines, changed)
  })
  return { count, diff: diffs.join('') }
}

/** The changed lines, by index. Corrections are made from right to left, so that columns stay valid. */
function changedLines(lines: readonly string[], fixes: readonly Fix[]) {
  const changed = new Map<number, string[]>()
  const ends = new Map<number, number>()
  let applied = 0
  for (const { line, column, was, text } of fixes.toReversed().sort((a, b) => b.column - a.column)) {
    const [index, start] = [line - 1, column - 1]
    const before = changed.get(index)?.join('\n') ?? lines[index] ?? ''
    const end = start + was.length
    if (end > (ends.get(index) ?? before.length) || before.slice(start, end) !== was) continue
    changed.set(index, (before.slice(0, start) + text + before.slice(end)).split('\n'))
    ends.set(index, start)
    applied++
  }
  return { changed, applied }
}

/** Replaces a file that still has the bytes that were read. */
function replaceFile(path: string, bytes: Uint8Array, text: string) {
  const reason = 'The corrections for this file could not be written'
  const unfinished = join(dirname(path), `.${randomUUID()}-${basename(path)}`)
  try {
    const stats = lstatSync(path)
    const isSame = stats.isFile() && readFileSync(path).equals(bytes)
    if (!isSame)
      return { reason: `${reason}: it was changed in the meantime.`, remedy: 'Run the check again.' }
    if ((stats.mode & 0o222) === 0)
      return {
        reason: `${reason}: it may only be read.`,
        remedy: 'Change its permissions, and run it again.',
      }
    writeFileSync(unfinished, text, { flag: 'wx' })
    chmodSync(unfinished, stats.mode & 0o7777)
    renameSync(unfinished, path)
    return undefined
  } catch (error) {
    const remedy = 'Check that the folder may be written to and the disk has room. The file is as it was.'
    return { reason: `${reason}: ${error instanceof Error ? error.message : error}`, remedy }
  } finally {
    rmSync(unfinished, { force: true })
  }
}
