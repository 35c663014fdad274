/** Templates and client scripts hold no words: every word that a visitor sees or hears comes from content. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { root } from '../cafes.ts'
import { listFiles } from '../html.ts'

const files = ['templates', 'client']
  .flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
  // A component begins with a capital letter; the other files of a subject have schemas, rules and structured data.
  .filter((file) => /(^client\/(?!dev\/).*|\/[A-Z]\w*)\.tsx?$/.test(file))

/** Attributes and properties that are shown or read aloud. */
const visible =
  /^(children|aria-?(label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|textContent|innerText|innerHTML)$/i
/** Attributes of markup that only browsers read. */
const technical =
  /^(className|sizes|viewBox|content|rel|type|xmlns|preserveAspectRatio|where|href_matches|selector_matches)$/
/** What programs read and visitors do not: names of keys, errors, methods, Unicode forms, events. */
const names = new Set(['Escape', 'AbortError', 'POST', 'HEAD', 'NFKD', 'NFC', 'AND', 'OR'])

/** A capitalized word, or two words in a row. */
const looksLikeWords = (text: string) =>
  !names.has(text) && (/(^|[^\w-])\p{Lu}\p{L}+/u.test(text) || /\p{L}{2,} \p{L}{2,}/u.test(text))
const hasLetters = (text: string) => /\p{L}/u.test(text)

interface Node {
  type: string
  [property: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node.property)
  return String(node.name ?? node.value ?? '')
}

/** The words of a source file. */
function wordsIn(source: string): string[] {
  const { code } = transformSync(source, { loader: 'tsx', jsx: 'automatic', target: 'esnext' })
  const found: string[] = []
  /** @param place the attribute or property that a value is for */
  const walk = (node: Node, place: string): void => {
    if (/^(Import|Export(All|Named))Declaration$/.test(node.type) && node.source) return
    const text = textOf(node)
    if (text !== undefined) {
      const isWord = visible.test(place) ? hasLetters(text) : !technical.test(place) && looksLikeWords(text)
      if (isWord) found.push(text.trim())
      return
    }
    for (const [key, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (isNode(child) && !isName(node, child)) walk(child, placeOf(node, key, place))
      }
    }
  }
  const program: unknown = parseAst(code)
  if (isNode(program)) walk(program, '')
  return found
}

function textOf({ type, value }: Node): string | undefined {
  if (type === 'Literal') return typeof value === 'string' ? value : ''
  if (type !== 'TemplateElement') return undefined
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
}

const isSetAttribute = ({ type, callee }: Node) =>
  type === 'CallExpression' && nameOf(callee) === 'setAttribute'

const firstArgument = (node: Node): unknown => (Array.isArray(node.arguments) ? node.arguments[0] : undefined)

/** Whether a child is the name of a property or of an attribute. */
const isName = (node: Node, child: Node) =>
  (node.type === 'Property' && child === node.key) || (isSetAttribute(node) && child === firstArgument(node))

function placeOf(node: Node, key: string, place: string): string {
  if (node.type === 'Property' && key === 'value') return nameOf(node.key)
  if (node.type === 'AssignmentExpression' && key === 'right') return nameOf(node.left)
  if (isSetAttribute(node)) return nameOf(firstArgument(node))
  // A name of an element, a condition, an argument of a function: no longer the value itself.
  if (node.type === 'CallExpression' || key === 'test' || node.type === 'BinaryExpression') return ''
  return place
}

test('no template and no client script holds words', () => {
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    wordsIn(readFileSync(join(root, file), 'utf8')).map((words) => `${file}: “${words}”`),
  )
  expect(found).toEqual([])
})

test.each([
  ['the text of an element', 'const A = () => <p>menu</p>', 'menu'],
  ['a text beside other children', 'const A = ({ year }) => <p>© {year} all rights</p>', 'all rights'],
  ['the label of an element', 'const A = () => <nav aria-label="main" />', 'main'],
  ['a chosen label', "const A = ({ open }) => <p title={open ? 'close' : label} />", 'close'],
  ['a part of a template text', 'const A = ({ name }) => <img alt={`photo of ${name}`} />', 'photo of'],
  ['a constant', "const label = 'Skip to content'", 'Skip to content'],
  ['a text that a script writes', "status.textContent = 'copied'", 'copied'],
  ['a label that a script sets', "button.setAttribute('aria-label', 'close')", 'close'],
])('finds %s', (_what, source, words) => {
  expect(wordsIn(source)).toEqual([words])
})
