/**
 * The safety net of a redesign: the hash of every file of three built sites, and every message about broken content.
 *
 *     node --import tsx tests/tools/snapshot.ts write FILE      keep the present state
 *     node --import tsx tests/tools/snapshot.ts compare FILE    list what differs from it
 *
 * With SNAPSHOT_SITES=folder the finished sites stay there, for a look at what differs.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from '../../build.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import type { Options } from '../../src/options.ts'
import { bytesOf } from '../../src/siteFiles.ts'
import { makeFolder } from '../bench/folder.ts'
import { buildDate, compile, contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { changesOf, mistakes, withChanges, writeContent } from '../mistakes/index.ts'
import type { Mistake } from '../mistakes/mistake.ts'

interface Snapshot {
  /** By the name of the site and the path of the file. */
  files: Record<string, string>
  /** By the name of the mistake. */
  messages: Record<string, string[]>
}

const [mode, file] = process.argv.slice(2)
if ((mode !== 'write' && mode !== 'compare') || !file) {
  console.error('Usage: snapshot.ts write|compare FILE')
  process.exit(2)
}
const snapshot = await takeSnapshot()
if (mode === 'write') await writeFile(file, JSON.stringify(snapshot, null, 1))
else {
  const before: Snapshot = JSON.parse(await readFile(file, 'utf8'))
  const differences = [
    ...compare(before.files, snapshot.files),
    ...compare(before.messages, snapshot.messages),
  ]
  for (const line of differences) console.log(line)
  console.log(
    `${differences.length} differences, ${Object.keys(snapshot.files).length} files, ${Object.keys(snapshot.messages).length} mistakes`,
  )
  process.exitCode = differences.length > 0 ? 1 : 0
}

async function takeSnapshot(): Promise<Snapshot> {
  const folder = process.env.SNAPSHOT_SITES ?? (await temporaryFolder())
  const guides = makeFolder(contentOf.second, 200, join(await temporaryFolder(), 'content'))
  const files: Snapshot['files'] = {}
  const cafes = {
    first: { content: contentOf.first, public: publicOf.first },
    second: { content: contentOf.second, public: publicOf.second },
    guides: { content: guides.path, public: publicOf.second },
  }
  const messages: Snapshot['messages'] = {}
  for (const [name, folders] of Object.entries(cafes)) {
    const { site, described } = await messagesOfBuild({ ...folders, out: join(folder, name) })
    messages[`build of ${name}`] = described
    for (const [path, content] of site) {
      files[name + path] = createHash('sha256').update(content).digest('hex').slice(0, 16)
      if (!process.env.SNAPSHOT_SITES) continue
      await mkdir(dirname(join(folder, name, path)), { recursive: true })
      await writeFile(join(folder, name, path), content)
    }
  }
  for (const mistake of mistakes) messages[mistake.name] = await messagesAbout(mistake)
  await rm(guides.path, { recursive: true })
  return { files, messages }
}

/** The messages about the second café with one mistake in it, each as one line. */
async function messagesAbout(mistake: Mistake): Promise<string[]> {
  const { files } = withChanges(changesOf(mistake))
  if (mistake.inSite) {
    const content = join(await temporaryFolder(), 'content')
    await writeContent(content, files)
    const { described } = await messagesOfBuild({ content })
    await rm(content, { recursive: true })
    return described
  }
  const messages = new Messages()
  compile({ folder: 'content', files }, messages, buildDate)
  return describe(messages)
}

/** A whole build that writes nothing: its files, and its messages, each as one line. */
async function messagesOfBuild(changes: Partial<Options>) {
  const { messages, site } = await build(optionsFor({ ...changes, check: true }))
  const files = [...site].map(([path, content]): [string, Uint8Array] => [path, bytesOf(content)])
  return { site: new Map(files), described: describe(messages) }
}

function describe({ all }: Messages): string[] {
  return (
    all
      .map(({ file, line, column, fatal, ruleId, reason, note, expected }) =>
        [
          `${file}:${line}:${column}`,
          fatal ? 'error' : 'warning',
          ruleId,
          reason,
          note,
          expected?.join('⏎'),
        ].join(' | '),
      )
      // Temporary folders have other names each time.
      .map((line) => line.replaceAll(/[^ |“(]*\/site-\w+\/content/g, 'content'))
      .sort()
  )
}

function compare(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const [old, now] = [before[name], after[name]]
    if (JSON.stringify(old) === JSON.stringify(now)) return []
    if (!Array.isArray(old) || !Array.isArray(now))
      return [`${name}: ${old === undefined ? 'new' : now === undefined ? 'gone' : 'differs'}`]
    const [lost, added] = [old.filter((one) => !now.includes(one)), now.filter((one) => !old.includes(one))]
    return [`${name}:`, ...lost.map((one) => `  - ${one}`), ...added.map((one) => `  + ${one}`)]
  })
}
