/** What YAML would drop, or change, without a word (research: the worst mistakes do not fail by themselves). */
import { type Document, isNode, isPair, isScalar, isSeq, type Node, visit } from 'yaml'
import { firstOfSwallowed } from './yamlEntries.ts'
import { withStraightQuotes } from './yamlErrors.ts'
import { lineAt, withQuotes } from './yamlLine.ts'
import { start } from './yamlNodes.ts'
import { sourceOffset } from './yamlScalar.ts'

/** A number that is written in another way than it would be printed, or a text whose empty lines are lost. */
export interface Doubt {
  kind: 'number' | 'paragraphs'
  path: PropertyKey[]
}

/** How deep lists and entries may be nested; real files need 8. */
const maxDepth = 20

/** Reports a mistake at an offset of the text. */
export type Fail = (offset: number, rule: string, reason: string, remedy: string, corrected?: string) => void

/** Reports every value that would not be what was written, in a text that the parser has nothing against. */
export function findSilentMistakes(document: Document.Parsed, text: string, fail: Fail) {
  visit(document, {
    Alias(_key, node) {
      fail(
        start(node),
        'yaml-alias',
        'A value cannot begin with “*”.',
        'Put the whole value in double quotes: "…".',
        withQuotes(text, start(node)),
      )
    },
    Pair(_key, pair, path) {
      if (path.length > maxDepth * 2) {
        fail(
          isNode(pair.key) ? start(pair.key) : 0,
          'yaml-depth',
          'This is nested too deep.',
          'Use fewer levels.',
        )
        return visit.SKIP
      }
    },
    Node(key, node) {
      if ('anchor' in node && node.anchor) {
        fail(
          text.lastIndexOf(`&${node.anchor}`, start(node)),
          'yaml-anchor',
          `A value that begins with “&” loses its first word, “&${node.anchor}”.`,
          'Put the whole value in double quotes: "…".',
          withQuotes(text, start(node)),
        )
      }
      // An unknown one was a warning of the parser.
      if ('tag' in node && node.tag && document.warnings.length === 0) {
        fail(
          text.lastIndexOf('!', start(node) - 1),
          'yaml-tag',
          'A value that begins with “!” loses its first word.',
          'Put the whole value in double quotes: "…".',
          withQuotes(text, start(node)),
        )
      }
      if (isScalar(node) && typeof node.value === 'string' && node.range) {
        const half = node.value.search(/\p{Cs}/u)
        const [from, to] = node.range
        if (half >= 0) {
          fail(
            from + sourceOffset(text.slice(from, to), node.value, half),
            'yaml-half-character',
            'This code stands for one half of a character, which nothing can show.',
            'Write the character itself, such as 🎮, instead of its code.',
          )
          // Addresses cannot be made of it, and there is more to find.
          node.value = node.value.replaceAll(/\p{Cs}/gu, '?')
        }
      }
      if (!isScalar(node) || key === 'key' || !node.range || !node.type?.match(/^(PLAIN|QUOTE)/)) return
      const [from, to] = node.range
      const rest = /^[ \t]+#([^\s#].*|[ \t]*\d.*)/.exec(text.slice(to, to + 1000))
      if (rest) {
        fail(
          to + rest[0].indexOf('#'),
          'yaml-comment-swallows',
          `Everything from “#” on is taken as a comment and lost: “#${rest[1]?.trim()}”.`,
          'Put the whole value in double quotes; for a comment, leave a space after “#”.',
          /^\d/.test(rest[1] ?? '') ? withQuotes(text, from) : undefined,
        )
      }
      if (node.type === 'PLAIN') findSwallowedLine(text, from, to, key === 'value', fail)
    },
  })
  if (text.startsWith('%'))
    fail(0, 'yaml-bad-directive', 'A line cannot begin with “%”.', 'Take the “%” away.')
}

/**
 * Reads a value between curly quotes as if they were straight, so that nothing else is wrong with it; also in a file
 * that cannot be read for another reason, so that all of them are told in one run.
 */
export function straightenQuotes(
  document: Document.Parsed,
  text: string,
  tell: (offset: number, corrected: string | undefined) => void,
) {
  if (!/[“”„‘’]/.test(text)) return
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || node.type !== 'PLAIN' || !node.range) return
      const [from, to] = node.range
      const source = text.slice(from, to)
      const straight = withStraightQuotes(source)
      if (!straight) return
      const { start, line } = lineAt(text, from)
      tell(from, line.trimEnd().endsWith(source) ? text.slice(start, from) + straight : undefined)
      node.value = JSON.parse(straight)
    },
  })
}

/** Finds what is a mistake in some fields only. */
export function findDoubts(document: Document.Parsed, text: string): Doubt[] {
  const doubts: Doubt[] = []
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || !node.range || !node.type?.match(/^(PLAIN|QUOTE)/)) return
      const source = text.slice(node.range[0], node.range[1])
      const isChanged = typeof node.value === 'number' && String(node.value) !== source
      if (isChanged) doubts.push({ kind: 'number', path: pathOf(node, ancestors) })
      if (/\n[ \t]*\r?\n/.test(source)) doubts.push({ kind: 'paragraphs', path: pathOf(node, ancestors) })
    },
  })
  return doubts
}

/** The names and numbers on the way to a node. */
const pathOf = (node: Node, ancestors: readonly unknown[]): PropertyKey[] =>
  [...ancestors, node].flatMap((here, index, all): PropertyKey[] => {
    if (isPair(here)) return [String(isScalar(here.key) ? here.key.value : here.key)]
    return isSeq(here) ? [here.items.indexOf(all[index + 1])] : []
  })

/**
 * A line that was meant as an entry or a field, and is taken for a part of the value above it.
 *
 * @param isOfField whether it is the value of a field: a list below an empty line belongs to its text, see `Doubt`
 */
function findSwallowedLine(text: string, from: number, to: number, isOfField: boolean, fail: Fail) {
  const source = text.slice(from, to)
  const swallowed = /\n[ \t]*(?=-[ \t]|(?!https?:|mailto:|tel:)[a-z][\w-]*:(?:[^\s:]|$))/im.exec(source)
  const isText = isOfField && /\n[ \t]*\r?\n[ \t]*- /.test(source)
  const first = swallowed || /^[–—•·]\s/.test(source) ? firstOfSwallowed(text, from, source) : undefined
  if (first) {
    fail(from, 'yaml-swallowed-line', first.reason, first.remedy, first.corrected)
  } else if (swallowed && !isText) {
    fail(
      from + swallowed.index + swallowed[0].length,
      'yaml-swallowed-line',
      'This line stands too far to the right, so it is taken for a part of the text above it.',
      'Begin it where its neighbours begin, with a space after its hyphen or colon. If it belongs to the text, write “|” behind the name of the field, and the whole text on the lines below.',
    )
  }
}
