/** What becomes of content whose messages are obeyed word for word, as by somebody who does not think about them. */
import type { VFileMessage } from 'vfile-message'
import { Messages } from '../src/diagnostics/messages.ts'
import { memoize } from '../src/memoize.ts'
import { buildDate, load } from './cafes.ts'
import { second } from './mistakes/index.ts'

type Files = ReadonlyMap<string, Uint8Array>

/** How many times in a row corrected lines are pasted. */
const mostSteps = 6

const folder = 'content'
const linesOf = (files: Files, path: string) =>
  new TextDecoder().decode(files.get(path)).replaceAll('\r\n', '\n').split('\n')
const pathOf = ({ file = '' }: VFileMessage) => file.slice(file.lastIndexOf(`${folder}/`) + folder.length + 1)

/** The words that messages without a corrected line say to write: values, links and pictures. */
const offer =
  /(?:Did you mean|[Nn]earest one is|[Ww]rite|quotes:) (?:“([^”]+)”|(\$\{[^}]+\})|("[^"]+")|(\S+)(?= \())|(!?\[[^\]]+\]\([^)]+\))/g

/** What tells content from other content: the texts that are not those of the second café. Most messages lead back to these. */
const keyOf = (files: Files) =>
  JSON.stringify([
    [...files.keys()],
    [...files].flatMap(([path, bytes]) => {
      if (bytes === second.files.get(path)) return []
      const lines = linesOf(files, path)
      return lines.join() === linesOf(second.files, path).join() ? [] : [path, lines]
    }),
  ])

function publish(files: Files, messages = new Messages()) {
  const loaded = load({ folder, files }, messages, buildDate)
  return messages.all.length > 0 ? undefined : JSON.stringify(loaded)
}

const unchanged = publish(second.files)

/** The messages about content, and whether something else than before the mistake is published without any. */
const check = memoize((files: Files) => {
  const messages = new Messages()
  const published = publish(files, messages)
  return { messages: messages.all, isNew: published !== undefined && published !== unchanged }
}, keyOf)

/** With the corrected lines of all messages in place of the lines that they are about. */
function withCorrectedLines(files: Files, messages: readonly VFileMessage[]): Files | undefined {
  const found = new Map(
    messages.flatMap((message) =>
      message.expected?.length && message.line ? [[`${pathOf(message)}:${message.line}`, message]] : [],
    ),
  )
  if (found.size === 0) return undefined
  const corrected = new Map(files)
  // From the last one on, so that the numbers of the other lines stay the same.
  for (const message of [...found.values()].sort((a, b) => (b.line ?? 0) - (a.line ?? 0))) {
    const { line = 1, expected = [] } = message
    write(corrected, pathOf(message), linesOf(corrected, pathOf(message)).toSpliced(line - 1, 1, ...expected))
  }
  return corrected
}

const write = (files: Map<string, Uint8Array>, path: string, lines: readonly string[]) =>
  files.set(path, new TextEncoder().encode(lines.join('\n')))

/** With the words that a message offers in place of those that it quotes, or of the value at its place. */
function withOfferedWords(files: Files, message: VFileMessage): Files[] {
  const { line = 0, column = 1, reason, note = '' } = message
  const lines = linesOf(files, pathOf(message))
  const [before, after] = [lines[line - 1]?.slice(0, column - 1), lines[line - 1]?.slice(column - 1)]
  if (before === undefined || !after || message.expected?.length) return []
  const quoted = [...reason.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words)
  const wrong = quoted.find((words) => after.includes(words)) ?? after
  return [...note.matchAll(offer)].map(([, ...forms]) => {
    const words = forms.find((form) => form !== undefined) ?? ''
    const replaced = /^["![]/.test(words) ? after : wrong
    const corrected = new Map(files)
    write(corrected, pathOf(message), lines.with(line - 1, before + after.replace(replaced, () => words)))
    return corrected
  })
}

/**
 * The lines that are published in silence after all messages were obeyed, where they are other ones than before the mistake.
 *
 * @param files the content with a mistake
 * @param messages those about it
 */
export function publishedAfter(files: Files, messages: readonly VFileMessage[]): string[] {
  let corrected = files
  let left = messages
  for (let step = 0; step < mostSteps; step++) {
    const next = withCorrectedLines(corrected, left)
    if (!next) break
    corrected = next
    left = check(corrected).messages
  }
  const ways = messages.flatMap((message) => withOfferedWords(files, message))
  return [...(corrected === files ? [] : [corrected]), ...ways].flatMap((way) =>
    check(way).isNew ? changedLines(files, way) : [],
  )
}

/** The messages about how YAML is written that only the corrected lines bring about. */
export function brokenBy(files: Files, messages: readonly VFileMessage[]): string[] {
  const isAboutYaml = ({ ruleId }: VFileMessage) => ruleId?.startsWith('yaml-') === true
  const corrected = messages.some(isAboutYaml) ? undefined : withCorrectedLines(files, messages)
  return corrected ? check(corrected).messages.filter(isAboutYaml).map(String) : []
}

function changedLines(before: Files, after: Files): string[] {
  return [...after.keys()].flatMap((path) => {
    if (before.get(path) === after.get(path)) return []
    const [old, corrected] = [linesOf(before, path), linesOf(after, path)]
    const isNew = (line: string, index: number) => line !== old[index]
    // Below an added line, all others are on other lines than before.
    const shown = old.length === corrected.length ? isNew : (line: string) => !old.includes(line)
    return corrected.flatMap((line, index) => (shown(line, index) ? [`- ${old[index]}`, `+ ${line}`] : []))
  })
}
