/** The amounts that are typed into texts, each with what its text says around it. */

import { cachedData } from '../../cache.ts'
import { isContent, parseAgain } from '../../content/findInContent.ts'
import { splitFrontMatter } from '../../content/frontMatter.ts'
import type { Source } from '../../content/source.ts'
import { Messages } from '../../diagnostics/messages.ts'
import type { Place, PlaceAt } from '../../diagnostics/positions.ts'
import { textOf } from '../../siteFiles.ts'
import { isRecord, recordsIn } from '../../validate/walkSchema.ts'
import type { YamlText } from '../../yaml/parse.ts'
import { type Amount, findAmounts } from './findAmounts.ts'
import type { MoneyPatterns } from './moneyPatterns.ts'

/** An amount that was typed into a text, with its place in the file. */
export interface TypedAmount extends Place, Pick<Amount, 'type' | 'value' | 'unit' | 'isClear' | 'written'> {
  /** The words around it up to the next comma, and up to the end of the sentence. */
  clause: string
  sentence: string
  /** The id of the entry of a YAML file that the text belongs to. */
  entry?: string | undefined
  /** The name of the field, where it has nothing but amounts: a contact may be the data itself. */
  field?: string | undefined
  /** Whether this entry is dated: it may have figures that are over, but not a phone number that leads elsewhere. */
  isDated?: boolean
}

/** The amounts that are typed into the texts of a file, which is named as in messages. */
export interface AmountsOfFile {
  file: string
  amounts: readonly TypedAmount[]
}

/** The amounts that are typed into all files of right content. They are cached: to find them takes longer than all else. */
export const typedAmounts = (source: Source, money: MoneyPatterns): AmountsOfFile[] =>
  [...source.files.keys()]
    .filter((path) => isContent(path) && mustReferToAmounts(path))
    .map((path) => ({
      file: `${source.folder}/${path}`,
      amounts: cachedData(
        () => typedAmountsInFile(source, path, money),
        'amounts',
        String(Object.values(money)),
        path.endsWith('.md') ? 'md' : 'yaml',
        textOf(source.files.get(path)),
      ),
    }))

function typedAmountsInFile(source: Source, path: string, money: MoneyPatterns): TypedAmount[] {
  if (path.endsWith('.yaml')) return typedAmountsInYaml(parseAgain(source, path), money)
  const markdown = splitFrontMatter(path, textOf(source.files.get(path)), new Messages())
  if (!markdown) return []
  const { frontMatter, body, placeAt } = markdown
  return [...typedAmountsInYaml(frontMatter, money), ...typedAmountsIn(body, placeAt, money)]
}

/** Limits the amounts of one text; one with more is a table of data. */
const mostAmounts = 500

/** The amounts that are typed into a text. */
export const typedAmountsIn = (text: string, placeAt: PlaceAt, money: MoneyPatterns): TypedAmount[] =>
  findAmounts(text, money)
    .slice(0, mostAmounts)
    .map(({ type, value, unit, isClear, written, start, end }) => ({
      ...{ type, value, unit, isClear, written, ...placeAt(start) },
      clause: wordsAround(text, start, end, endOfClause),
      sentence: wordsAround(text, start, end, endOfSentence),
    }))

const sentenceEnd = String.raw`(?<!\b(?:Rs|No)|रु)[.!?।]\s|\n\s{0,40}(?=[-|*#\n])`
const endOfSentence = new RegExp(sentenceEnd, 'gi')
const endOfClause = new RegExp(`${sentenceEnd}|[,;]\\s|\\s(?:and|or|but)\\s`, 'gi')
/** How far the words around an amount reach. */
const reach = 300

function wordsAround(text: string, start: number, end: number, boundary: RegExp): string {
  const before = text.slice(Math.max(0, start - reach), start)
  const after = text.slice(end, end + reach)
  const last = [...before.matchAll(boundary)].at(-1)
  const next = after.search(boundary)
  return (
    before.slice(last ? last.index + last[0].length : 0) +
    text.slice(start, end) +
    after.slice(0, next < 0 ? undefined : next)
  )
}

/**
 * The amounts that are typed into the text values of a YAML file or of front matter. An entry that is dated (a notice, an
 * offer with a last day, results) may type any but contacts and other currencies: it need not follow what changes later.
 */
function typedAmountsInYaml(yaml: YamlText, money: MoneyPatterns): TypedAmount[] {
  const found: TypedAmount[] = []
  let entries: ReturnType<typeof entriesIn> | undefined
  for (const { written, from } of yaml.texts()) {
    const amounts = typedAmountsIn(written, (offset) => yaml.placeAt(from + offset), money)
    const isAlone = !hasWords(written, amounts)
    // Without words, these are data: a claim (“20+”), a focal point (“60% 40%”), an hour. Prices are numbers.
    if (isAlone && amounts.every(({ type }) => /^(?:count|percent|time)$/.test(type))) continue
    const line = yaml.text.slice(yaml.text.lastIndexOf('\n', from - 1) + 1, from)
    const [, field] = isAlone ? (/^ *(?:- )?([\w-]+): *$/.exec(line) ?? []) : []
    entries ??= entriesIn(yaml)
    const around = entries.filter((entry) => entry.from <= from && from < entry.to)
    const isDated = around.some(({ isDated }) => isDated)
    const { id } = around.findLast(({ id }) => id !== undefined) ?? {}
    const typed = amounts.filter(({ type }) => !isDated || type === 'phone' || type === 'otherMoney')
    found.push(...typed.map((amount) => ({ ...amount, entry: id, field, isDated })))
  }
  return found
}

/** The entries of all lists: where each begins and ends, the outer ones before those in them. */
const entriesIn = (yaml: YamlText) =>
  [...recordsIn(yaml.toValue())].flatMap(({ record, path }) => {
    const range = yaml.find(path)?.value
    if (!range || typeof path.at(-1) !== 'number' || !isRecord(record)) return []
    const id = typeof record.id === 'string' ? record.id : undefined
    return [{ ...range, id, isDated: record.until !== undefined || record.date !== undefined }]
  })

/** Whether the text at an offset of a YAML file is a part of an entry that is dated. */
export const isDatedAt = (yaml: YamlText, offset: number): boolean =>
  entriesIn(yaml).some(({ from, to, isDated }) => isDated && from <= offset && offset < to)

function hasWords(text: string, amounts: readonly TypedAmount[]) {
  const rest = amounts.reduce((left, { written }) => left.replace(written, ''), text)
  return /\p{L}/u.test(rest)
}

/** Not where amounts are data themselves, or alternatives that contradict each other on purpose. */
export const mustReferToAmounts = (path: string) => !/^(facts|questions|redirects)\.yaml$/.test(path)
