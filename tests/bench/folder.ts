/** A content folder with generated guides, and the edits that a benchmark makes in it. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Guide, guide, guideFile, type Surroundings } from './corpus.ts'

export interface CorpusFolder {
  path: string
  /** The guide that `editGuide` changes. */
  edited: Guide
  /** Generated guides without references, for other generators; the first one is `edited`. */
  plainGuides(count: number): Guide[]
  /** Writes the edited guide as it was at first, with a sentence at its end where one is given. */
  editGuide(sentence?: string): void
}

/** Makes a folder with `size` guides: those of `content`, and at least one that is generated. */
export function makeFolder(content: string, size: number, path: string): CorpusFolder {
  rmSync(path, { recursive: true, force: true })
  cpSync(content, path, { recursive: true })
  const posts = join(path, 'posts')
  const written = readdirSync(posts).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const surroundings = surroundingsOf(posts, written)
  const made = Array.from({ length: Math.max(1, size - written.length) }, (_, at) => guide(at, surroundings))
  const save = (guide: Guide) => writeFileSync(join(posts, `${guide.slug}.md`), guideFile(guide))
  for (const guide of made) save(guide)

  const editedAt = Math.floor(made.length / 2)
  const edited = guide(editedAt, surroundings)
  return {
    path,
    edited,
    plainGuides(count) {
      const plain = { ...surroundings, name: 'the desk', price: '' }
      const numbers = new Set([editedAt, ...Array.from({ length: count }, (_, at) => at)])
      return [...numbers].slice(0, count).map((at) => guide(at, plain))
    },
    editGuide: (sentence) => save(sentence ? { ...edited, body: `${edited.body}\n${sentence}\n` } : edited),
  }
}

/** What generated guides refer to in this content. */
function surroundingsOf(posts: string, written: readonly string[]): Surroundings {
  const texts = written.map((name) => readFileSync(join(posts, name), 'utf8')).join('\n')
  const found = (pattern: RegExp) => [...new Set([...texts.matchAll(pattern)].map(([, hit = '']) => hit))]
  return {
    photographs: found(/^image: (\S+)$/gm),
    paths: [
      '/pricing',
      '/gear',
      '/contact',
      '/faq',
      ...written.map((name) => `/blog/${name.replace(/\.md$/, '')}`),
    ],
    name: '${site.name}',
    price: found(/(\$\{packages\.[\w-]+\.[\w-]+\.price\})/g)[0] ?? '',
  }
}
