/**
 * The cafés that the tests build: the real one, a second one that differs in every fact, and the second one with closed
 * days.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadContent } from '../build.ts'
import { cacheTextsIn } from '../src/cache.ts'
import { loadYamlFiles } from '../src/content/loadYamlFiles.ts'
import { readSource, type Source } from '../src/content/source.ts'
import type { Content } from '../src/content/types.ts'
import { Messages } from '../src/diagnostics/messages.ts'
import { generatorVersion } from '../src/generatorVersion.ts'
import type { Options } from '../src/options.ts'
import type { PageContext } from '../src/pages/pageContext.ts'
import type { GuideCache } from '../src/pages/readGuides.ts'
import { renderHtml } from '../src/render/html.ts'
import type { Page } from '../src/render/page.ts'
import { site as definition } from '../templates/site.ts'

export const root = join(import.meta.dirname, '..')

/** The folder of the finished sites, for the site tests. */
export const built = {
  first: join(root, '.cache/tests/first'),
  second: join(root, '.cache/tests/second'),
  closed: join(root, '.cache/tests/closed'),
}

export const contentOf = {
  first: join(root, 'content'),
  second: join(root, 'tests/fixtures/second-cafe'),
  closed: join(root, '.cache/tests/closed-content'),
}

export const publicOf = {
  first: join(root, 'public'),
  second: join(root, 'tests/fixtures/second-public'),
  closed: join(root, 'tests/fixtures/second-public'),
}

/** The operating system chooses the port, so that servers of tests that run at the same time never meet. */
export const anyPort = 0

/** The day on which the tests build: the Friday before the last weekend of its month. */
export const buildDate = '2026-11-27'

/** The day for the first café: before it, the date of a guide that was changed later would be an error. */
export const firstDate = readdirSync(join(contentOf.first, 'posts'))
  .map((name) => readFileSync(join(contentOf.first, 'posts', name), 'utf8'))
  .flatMap((guide) => /^updated: (\S+)$/m.exec(guide)?.[1] ?? [])
  .reduce((latest, date) => (date > latest ? date : latest), buildDate)

/** The closures and notices of the third café around `buildDate`. */
const closures = `closures:
  - id: repairs
    name: repairs
    from: 2026-12-01
    to: 2026-12-02
    hours: closed
  - id: anniversary
    name: Anniversary
    from: 2026-12-03
    start: 12:00
    end: 18:00
    announce: 2026-11-22
  - id: christmas
    name: Christmas
    from: 2026-12-25
    hours: closed
  - id: painting
    name: painting
    from: 2026-11-02
    hours: closed
notices:
  - id: new-pads
    text: Four new arcade pads. [See them](/gear)
    from: 2026-11-10
    until: 2026-12-07
  - id: quiz
    text: Quiz on Sunday.
    until: 2026-11-29
  - id: winter
    text: Hot tea all December.
    from: 2026-12-08
    until: 2026-12-31
`

/** Writes the content of the third café: the second one with closures and notices. */
export async function writeClosedContent(): Promise<void> {
  await rm(contentOf.closed, { recursive: true, force: true })
  await cp(contentOf.second, contentOf.closed, { recursive: true })
  await writeFile(join(contentOf.closed, 'calendar.yaml'), closures)
}

/** Writes the content of the second café with small photographs, which are encoded quickly. */
export async function writeSmallContent(folder: string): Promise<void> {
  await cp(contentOf.second, folder, { recursive: true })
  for (const name of await readdir(join(folder, 'images'))) {
    const path = join(folder, 'images', name)
    if (/\.jpe?g$/.test(name)) await writeFile(path, await sharp(path).resize(400).jpeg().toBuffer())
  }
}

/** For the option `now`. */
export const morningOf = (date: string) => new Date(`${date}T10:00:00Z`)

/** The options of a plain build, with some of them changed. */
export const optionsFor = (changes: Partial<Options>): Options => ({
  root,
  content: contentOf.first,
  public: join(root, 'public'),
  out: built.first,
  cache: join(root, '.cache'),
  check: false,
  strict: false,
  open: false,
  dev: false,
  serve: false,
  port: 3000,
  allowedHosts: [],
  now: morningOf((changes.content ?? contentOf.first) === contentOf.first ? firstDate : buildDate),
  ...changes,
})

/** The guides as they were last made: most tests change one file of many. */
const guides: GuideCache = new Map()

/** Compiles content without its pictures. @param cache the guides as they were last made */
export function load(source: Source, messages: Messages, today?: string, cache = guides) {
  cacheTextsIn(join(root, '.cache/texts', generatorVersion))
  return loadContent({ definition, source, messages }, today, cache)
}

/** The data of content whose fields are right. */
export function dataOf(source: Source, messages = new Messages()) {
  const { collections } = definition
  const data = required(loadYamlFiles(source, collections, messages))
  messages.add(data.referenceErrors)
  return data
}

/** A café's content as the generator sees it. */
export function loadedContent(cafe: keyof typeof contentOf) {
  const messages = new Messages()
  return required(load(readSource(contentOf[cafe], messages), messages)).content
}

/** What pages are made of on the day of the build, without photographs, scripts and icons. */
export const pageContext = (content: Content, changes: Partial<PageContext> = {}): PageContext => ({
  content,
  pictures: new Map(),
  pictureFiles: new Map(),
  favicon: undefined,
  search: { address: '', files: new Map() },
  logo: undefined,
  inlineScripts: { bars: '', status: '', day: '', tournaments: '', unknownAddress: '' },
  today: buildDate,
  previewDay: undefined,
  ...changes,
})

/** The pages of some content on a day. */
export const pagesOf = (content: Content, today = buildDate): Page[] =>
  definition.listPages(pageContext(content, { today }))

/** What a page shows between header and footer, without its ending. */
export const bodyOf = ({ content, below }: Page): string =>
  renderHtml(content) + (below ? renderHtml(below) : '')

/** A value that both cafés have, though other cafés may leave it out. */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The content has no such value.')
  return value
}

/** A new temporary folder, which the operating system deletes. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'site-'))

/** Makes a folder the root of a project whose repository is that folder's: what it bundles is that of this project. */
export async function linkSources(folder: string): Promise<void> {
  for (const name of ['client', 'templates', '.cache']) await symlink(join(root, name), join(folder, name))
}
