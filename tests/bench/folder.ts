/** A folder of content with guides of the corpus in it, and the changes that a bench makes to it. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, parseDocument, visit } from 'yaml'
import { type Guide, guide, guideFile, type Surroundings } from './corpus.ts'

export interface CorpusFolder {
  path: string
  /** Guides with those that were there before. */
  guides: number
  /** The guide that is edited. */
  edited: Guide
  /** Guides of the corpus for another generator, without references; the first one is `edited`. */
  like(count: number): Guide[]
  /** Back to how it was made. */
  restore(): void
  /** Another sentence in one guide. */
  editPost(mark: string): void
  /** Another price, which one guide of eight and all lists of prices name. */
  editPrice(): void
  addPost(): void
  deletePost(): void
}

/** Makes a folder of `size` guides: those of `content`, and as many of the corpus as are missing. */
export function makeFolder(content: string, size: number, path: string): CorpusFolder {
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { recursive: true })
  cpSync(content, path, { recursive: true })
  const posts = join(path, 'posts')
  const written = readdirSync(posts).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const surroundings = surroundingsOf(path, written)
  // At least one, which can be edited.
  const made = Array.from({ length: Math.max(1, size - written.length) }, (_, at) => guide(at, surroundings))
  const fileOf = ({ slug }: Guide) => join(posts, `${slug}.md`)
  const save = (guide: Guide) => writeFileSync(fileOf(guide), guideFile(guide))
  for (const guide of made) save(guide)

  const added = guide(beyondAll, surroundings)
  const edited = made[Math.floor(made.length / 2)] ?? added
  const prices = join(path, 'packages.yaml')
  const listed = readFileSync(prices, 'utf8')
  const deletePost = () => rmSync(fileOf(added), { force: true })
  return {
    path,
    guides: written.length + made.length,
    edited,
    like: (count) => {
      const plain = { ...surroundings, name: 'the desk', price: '' }
      const first = guide(made.indexOf(edited), plain)
      const others = Array.from({ length: count }, (_, at) => guide(at, plain))
      return [first, ...others.filter(({ slug }) => slug !== first.slug)].slice(0, count)
    },
    restore() {
      deletePost()
      save(edited)
      writeFileSync(prices, listed)
    },
    editPost: (mark) =>
      save({ ...edited, body: `${edited.body}\nAnother evening, another mark: ${mark}.\n` }),
    editPrice: () => writeFileSync(prices, withOtherPrice(listed, surroundings.price) ?? listed),
    addPost: () => save(added),
    deletePost,
  }
}

/** The number of a guide that is in no corpus. */
const beyondAll = 150_000

/** What guides of the corpus refer to in this content. */
function surroundingsOf(path: string, written: readonly string[]): Surroundings {
  const texts = written.map((name) => readFileSync(join(path, 'posts', name), 'utf8'))
  const prices = readFileSync(join(path, 'packages.yaml'), 'utf8')
  const found = (pattern: RegExp) => [
    ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, hit]) => hit ?? ''))),
  ]
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
    price:
      found(/(\$\{packages\.[\w-]+\.[\w-]+\.price\})/g).find((price) => withOtherPrice(prices, price)) ?? '',
  }
}

/**
 * The price that a reference names, changed so that it is the same one an hour and no sum is wrong; undefined where no
 * other one is.
 */
function withOtherPrice(text: string, reference: string): string | undefined {
  const [, id, tier] = /^\$\{packages\.([\w-]+)\.([\w-]+)\.price\}$/.exec(reference) ?? []
  let changed: string | undefined
  visit(parseDocument(text), {
    Map(_key, node) {
      if (!isMap(node) || node.get('id') !== id) return
      const price = node.getIn(['tiers', tier, 'price'], true)
      const perHour = Number(node.getIn(['tiers', tier, 'perHour']))
      const hours = Number(node.get('duration'))
      if (!isScalar(price) || !price.range) return
      const other = [1, -1].map((step) => Number(price.value) + step)
      const same = other.find((sum) => Math.floor(sum / hours) === perHour)
      const [from, to] = price.range
      if (same !== undefined) changed = `${text.slice(0, from)}${same}${text.slice(to)}`
    },
  })
  return changed
}
