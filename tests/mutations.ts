/** Typing mistakes and attacks on content files, for property-based tests. */
import fc from 'fast-check'
import { readSource } from '../src/content/source.ts'
import { Messages } from '../src/diagnostics/messages.ts'
import { contentOf } from './cafes.ts'

/** Texts to insert: typed, pasted or malicious. */
const insertions = [
  ...'#¦ #¦ # ¦ #1 ¦&¦&a ¦*¦**¦!¦!x ¦|¦>¦%¦@¦`¦"¦\'¦“¦”¦:¦: ¦- ¦-¦?¦[¦]¦{¦}¦{{¦${¦$(¦(¦)¦](¦,¦\\¦~¦ null¦ true¦0¦09¦1e9¦.5¦x:y¦x: y¦\t¦ ¦    ¦\n¦\n\n¦\r¦\r\n¦\u00a0¦\u200b¦\u200d¦\ufeff¦\u202e¦\u2028¦\u0007¦\ufffd¦é¦नमस्ते¦🎮¦---\n¦...\n¦%YAML 1.1\n¦<<: *a\n¦\n# note\n¦\n- x\n¦\n  - x\n¦\nx: y\n¦\n```\n¦\n~~~ js one two\n¦|---|¦\n| a | b |\n¦\n    ¦<!--¦-->¦<b>¦</b>¦<br>¦&nbsp;¦&lt;¦\n[a]: b\n¦[a][b]¦![a](b)¦<https://a.example>¦<script>globalThis.wasRun = true</script>¦[x](javascript:globalThis.wasRun=1)¦---js\n¦!!js/function "x"¦__proto__: 1\n¦constructor: 1\n¦${site.name}¦${site.constructor}'.split(
    '¦',
  ),
  '*_'.repeat(60),
  '['.repeat(300),
  '> '.repeat(30),
]

type Mutation = (text: string) => string

const at = (text: string, share: number) => Math.floor(share * text.length)
const lineAt = (text: string, share: number) => {
  const lines = text.split('\n')
  return { lines, index: Math.min(lines.length - 1, Math.floor(share * lines.length)) }
}
const withLines =
  (change: (lines: string[], index: number) => void) =>
  (share: number): Mutation =>
  (text) => {
    const { lines, index } = lineAt(text, share)
    change(lines, index)
    return lines.join('\n')
  }

const where = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })

/** One change of a text. */
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(where, fc.constantFrom(...insertions)).map(
      ([share, words]): Mutation =>
        (text) =>
          text.slice(0, at(text, share)) + words + text.slice(at(text, share)),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(where, fc.integer({ min: 1, max: 12 })).map(
      ([share, length]): Mutation =>
        (text) =>
          text.slice(0, at(text, share)) + text.slice(at(text, share) + length),
    ),
  },
  // At the beginning of a value, where most signs have a meaning.
  {
    weight: 3,
    arbitrary: fc.tuple(where, fc.constantFrom(...insertions)).map(([share, words]) =>
      withLines((lines, index) => {
        lines[index] = (lines[index] ?? '').replace(
          /(: |- |^)(?=\S+$|\S+ \S+)/,
          `$1${words.replaceAll('$', '$$$$')}`,
        )
      })(share),
    ),
  },
  where.map(withLines((lines, index) => lines.splice(index, 1))),
  where.map(withLines((lines, index) => lines.splice(index, 0, lines[index] ?? ''))),
  where.map(
    withLines((lines, index) => {
      lines[index] = ` ${lines[index]}`
    }),
  ),
  where.map(
    withLines((lines, index) => {
      lines[index] = (lines[index] ?? '').replace(/^ {1,2}/, '')
    }),
  ),
  where.map(
    withLines((lines, index) => {
      lines[index] = (lines[index] ?? '').replace(/: | - /, (sign) => sign.trimEnd())
    }),
  ),
)

/** One to three changes. */
const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 }).map(
  (all): Mutation =>
    (text) =>
      all.reduce((changed, change) => change(changed), text),
)

/** Numbers from which fast-check draws the same mutations each time; MUTATION_SEED explores others. */
export const mutationSeed = Number(process.env.MUTATION_SEED ?? 20_261_120)

const sources = (['first', 'second'] as const).map((cafe) => readSource(contentOf[cafe], new Messages()))

export const isTextFile = (path: string) => /^(?!.*(README|FIELDS)).*\.(yaml|md)$/.test(path)

/** The content of a café with one text file changed. */
export const mutatedContent = fc
  .constantFrom(
    ...sources.flatMap((source) =>
      [...source.files.keys()].filter(isTextFile).map((path) => ({ source, path })),
    ),
  )
  .chain(({ source, path }) =>
    mutations.map((mutate) => {
      const text = mutate(new TextDecoder().decode(source.files.get(path)))
      const files = new Map([...source.files, [path, new TextEncoder().encode(text)]])
      return { path, text, sourceOf: () => ({ ...source, files }) }
    }),
  )
