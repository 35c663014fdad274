/** Corrections change what they name and nothing else, whatever the file looks like; what cannot be written is reported. */
import { chmod, lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { readSource } from '../../src/content/source.ts'
import { type Fix, Messages } from '../../src/diagnostics/messages.ts'
import { applyFixes } from '../../src/output/applyFixes.ts'
import { temporaryFolder } from '../cafes.ts'

let folder: string
let directory: string

beforeEach(async () => {
  folder = await temporaryFolder()
  directory = join(folder, 'content')
  await mkdir(join(directory, 'posts'), { recursive: true })
})

const written = (path: string) => readFile(join(directory, path), 'utf8')

/** Applies corrections of files, which are named by their paths in the folder. */
function apply(fixes: readonly Fix[], source = readSource(directory, new Messages())) {
  const messages = new Messages()
  const inSource = fixes.map((fix) => ({ ...fix, file: `${source.folder}/${fix.file}` }))
  const applied = applyFixes(inSource, source, directory, messages)
  return {
    ...applied,
    diff: applied.diff.replaceAll(source.folder, 'content'),
    reasons: messages.all.map(({ reason }) => reason),
  }
}

const fix = (line: number, column: number, was: string, text: string, file = 'a.yaml'): Fix => ({
  file,
  line,
  column,
  was,
  text,
})

const word = fc.constantFrom('old', 'older', 'stays', '# old', 'é', '₹')
const line = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))
const file = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 20 }),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\ufeff'),
})

test('every occurrence is replaced, in any order, and nothing else changes', async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.boolean(), async ({ lines, lineEnd, mark }, isReversed) => {
      await writeFile(join(directory, 'a.yaml'), mark + lines.join(lineEnd))
      const fixes = lines.flatMap((text, index) =>
        [...text.matchAll(/\bold\b/g)].map((match) => fix(index + 1, match.index + 1, 'old', 'quite\nnew')),
      )
      const { count, reasons } = apply(isReversed ? fixes.toReversed() : fixes)
      const replaced = lines.map((text) => text.replaceAll(/\bold\b/g, `quite${lineEnd}new`))
      // The line breaks of a file with a single line are unknown.
      const expected = replaced.join(lineEnd)
      expect(await written('a.yaml')).toBe(
        mark + (lines.length === 1 ? expected.replaceAll('\r\n', '\n') : expected),
      )
      expect([count, reasons]).toEqual([fixes.length, []])
    }),
    { numRuns: 100 },
  )
})

test('the diff has the changed lines with their places', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`)
  await writeFile(join(directory, 'a.yaml'), `${lines.join('\n')}\n`)
  const { diff } = apply([fix(30, 1, 'line', '\u001b[31m'), fix(2, 6, '2', 'two'), fix(4, 7, '', '\nmore')])
  expect(diff.split('\n')).toEqual([
    'content/a.yaml:2',
    '-line 2',
    '+line two',
    'content/a.yaml:4',
    '+more',
    'content/a.yaml:30',
    '-line 30',
    '+ [31m 30',
    '',
  ])
})

test('what is not there, or overlaps, is left alone', async () => {
  await writeFile(join(directory, 'a.yaml'), 'one two\n')
  const { count, diff } = apply([fix(1, 1, 'two', 'x'), fix(9, 1, 'one', 'x'), fix(1, 99, '', '')])
  expect([count, diff]).toEqual([0, ''])
  expect(apply([fix(1, 1, 'one two', 'x'), fix(1, 5, 'two', 'three')]).count).toBe(1)
  expect(await written('a.yaml')).toBe('one three\n')
})

test('no file outside the folder is written, and none that was not read', async () => {
  await writeFile(join(folder, 'outside.yaml'), 'old\n')
  await symlink(join(folder, 'outside.yaml'), join(directory, 'link.yaml'))
  await writeFile(join(directory, 'a.yaml'), 'old\n')
  const source = readSource(directory, new Messages())
  await rm(join(directory, 'a.yaml'))
  await symlink(join(folder, 'outside.yaml'), join(directory, 'a.yaml'))
  const files = ['../outside.yaml', 'link.yaml', 'posts/../../outside.yaml', 'a.yaml']
  const { count, reasons } = apply(
    files.map((path) => fix(1, 1, 'old', 'new', path)),
    source,
  )
  expect(count).toBe(0)
  expect(reasons).toEqual([expect.stringMatching(/could not be written: it was changed/)])
  expect(await readFile(join(folder, 'outside.yaml'), 'utf8')).toBe('old\n')
})

test('a file that was changed meanwhile, or may only be read, is reported and stays', async () => {
  for (const name of ['a.yaml', 'posts/b.md', 'c.yaml']) await writeFile(join(directory, name), 'old\n')
  const source = readSource(directory, new Messages())
  await writeFile(join(directory, 'a.yaml'), 'old and edited\n')
  await chmod(join(directory, 'posts/b.md'), 0o444)
  await chmod(join(directory, 'c.yaml'), 0o640)
  const files = ['a.yaml', 'posts/b.md', 'c.yaml']
  const { count, diff, reasons } = apply(
    files.map((path) => fix(1, 1, 'old', 'new', path)),
    source,
  )
  expect(reasons).toEqual([
    expect.stringMatching(/it was changed in the meantime/),
    expect.stringMatching(/it may only be read/),
  ])
  expect(await Promise.all(files.map(written))).toEqual(['old and edited\n', 'old\n', 'new\n'])
  expect(count).toBe(1)
  expect(diff).not.toMatch(/a\.yaml|b\.md/)
  expect((await lstat(join(directory, 'c.yaml'))).mode & 0o777).toBe(0o640)
  expect((await readdir(directory)).sort()).toEqual(['a.yaml', 'c.yaml', 'posts'])
})

test('a file that is not UTF-8 is left alone', async () => {
  const bytes = Buffer.from('old caf\xe9\n', 'latin1')
  await writeFile(join(directory, 'a.yaml'), bytes)
  expect(apply([fix(1, 1, 'old', 'new')]).count).toBe(0)
  expect(await readFile(join(directory, 'a.yaml'))).toEqual(bytes)
})
