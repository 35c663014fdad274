/** The two cafés that the tests build: the real one, and one whose every fact is another. */
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSource } from '../src/content/source.ts'
import { Messages } from '../src/diagnostics/messages.ts'
import type { Options } from '../src/options.ts'
import { compileContent } from '../src/pages/compileContent.ts'

export const root = join(import.meta.dirname, '..')

/** Where the site tests find the finished sites. */
export const built = {
  first: join(root, '.cache/tests/first'),
  second: join(root, '.cache/tests/second'),
}

export const contentOf = {
  first: join(root, 'content'),
  second: join(root, 'tests/fixtures/second-cafe'),
}

export const publicOf = {
  first: join(root, 'public'),
  second: join(root, 'tests/fixtures/second-public'),
}

/** The day on which the tests build: a Friday, a week before the last weekend of its month. */
export const buildDate = '2026-11-20'

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
  now: new Date(`${buildDate}T10:00:00Z`),
  ...changes,
})

/** A café's content as the generator sees it. */
export function compiledContent(cafe: keyof typeof contentOf) {
  const messages = new Messages()
  return compileContent(readSource(contentOf[cafe], messages), messages).content
}

/** A folder of its own that the operating system clears away. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'site-'))

/** A finished page as text. */
export const readPage = (site: string, file: string) => readFile(join(site, file), 'utf8')
