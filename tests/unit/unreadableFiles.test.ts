/** What the disk does not give is reported with its path, and never ends a run with a stack trace. */
import fs, { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { readPublic } from '../../src/public/readPublic.ts'
import { folderName } from '../../src/readFiles.ts'
import { contentOf, load, temporaryFolder } from '../cafes.ts'

const { readFileSync, readdirSync, statSync } = fs

/** For names with “locked”, the disk answers as to a user who is not root; what is named “vanishing” is removed first. */
const onThisDisk = <Call extends (...values: never[]) => unknown>(call: Call): Call =>
  new Proxy(call, {
    apply(target, self, values) {
      const path = String(values[0])
      if (path.includes('locked')) throw new Error(`EACCES: permission denied, ${call.name} '${path}'`)
      if (path.includes('vanishing')) rmSync(path, { recursive: true, force: true })
      return Reflect.apply(target, self, values)
    },
  })

/** Replaces functions also where other modules import them by name. */
function replaceInFs(functions: Partial<typeof fs>) {
  Object.assign(fs, functions)
  syncBuiltinESMExports()
}

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
  replaceInFs({
    readFileSync: onThisDisk(readFileSync),
    readdirSync: onThisDisk(readdirSync),
    statSync: onThisDisk(statSync),
  })
})
afterEach(() => replaceInFs({ readFileSync, readdirSync, statSync }))

const readers = {
  content: (directory: string, messages: Messages) => [...readSource(directory, messages).files.keys()],
  public: (directory: string, messages: Messages) =>
    [...readPublic(directory, messages).keys()].map((path) => path.slice(1)),
}

/** The paths that are read in a folder, and the messages without the folder. */
function read(reader: (typeof readers)['content']) {
  const messages = new Messages()
  const paths = reader(folder, messages)
  const described = messages.all.map(({ file, ruleId, fatal, reason }) => {
    return `${fatal ? 'error' : 'warning'} ${ruleId} …${file?.slice(folderName(folder).length)}: ${reason}`
  })
  return { paths, described, messages }
}

describe.each(Object.entries(readers))('in %s', (_name, reader) => {
  test.runIf(process.platform === 'linux')('a file and a folder whose names are not UTF-8', () => {
    const named = (name: string) => Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name, 'latin1')])
    writeFileSync(named('caf\xe9.jpg'), 'x')
    mkdirSync(named('caf\xe9s'))
    writeFileSync(named('caf\xe9s/a.jpg'), 'x')
    writeFileSync(join(folder, 'café.jpg'), 'x')
    const { paths, described, messages } = read(reader)
    expect(paths).toEqual(['café.jpg'])
    expect(described).toEqual([
      'error unreadable-file …/caf\ufffd.jpg: This name has a character that cannot be shown, so it is not read.',
      'error unreadable-file …/caf\ufffds: This name has a character that cannot be shown, so it is not read.',
    ])
    expect(messages.all[0]?.note).toMatch(/^Rename it, with letters from a to z/)
  })

  test.runIf(process.platform !== 'win32')('a name that would write in a report', () => {
    writeFileSync(join(folder, 'a\n::error::b\u001b[31m.md'), 'x')
    writeFileSync(join(folder, 'c\u202edm.md'), 'x')
    const { paths, described } = read(reader)
    expect(paths).toEqual([])
    expect(described.map((text) => text.replace(/\.md: .*/, ''))).toEqual([
      'error unreadable-file …/a ::error::b [31m',
      'error unreadable-file …/c dm',
    ])
  })

  test('a file and a folder that may not be read', () => {
    mkdirSync(join(folder, 'locked'))
    writeFileSync(join(folder, 'locked/inside.txt'), 'x')
    writeFileSync(join(folder, 'locked.txt'), 'x')
    writeFileSync(join(folder, 'other.txt'), 'x')
    const { paths, described, messages } = read(reader)
    expect(paths).toEqual(['other.txt'])
    expect(described).toEqual([
      'error unreadable-file …/locked: This cannot be read: EACCES: permission denied.',
      'error unreadable-file …/locked.txt: This cannot be read: EACCES: permission denied.',
    ])
    expect(messages.all[0]?.note).toMatch(/^Allow everyone to read it, or replace it/)
  })

  test('a temporary file and a folder that are removed meanwhile are skipped', () => {
    mkdirSync(join(folder, 'vanishing'))
    writeFileSync(join(folder, 'vanishing.txt~'), 'x')
    writeFileSync(join(folder, 'other.txt'), 'x')
    expect(read(reader)).toMatchObject({ paths: ['other.txt'], described: [] })
  })
})

test.each(['faq.yaml', 'site.yaml'])('%s that cannot be read is not reported as missing too', (path) => {
  const messages = new Messages()
  const { files } = readSource(contentOf.second, messages)
  const rest = new Map([...files].filter(([other]) => other !== path))
  messages.error({ file: `content/${path}`, rule: 'unreadable-file', reason: 'This cannot be read.' })
  load({ folder: 'content', files: rest }, messages)
  expect(messages.all.filter(({ ruleId }) => ruleId === 'missing-file')).toEqual([])
})

test('a missing folder is an error for content alone', () => {
  rmSync(folder, { recursive: true })
  expect(read(readers.content).messages.all.map(({ ruleId }) => ruleId)).toEqual(['missing-folder'])
  expect(read(readers.public).messages.all).toEqual([])
})
