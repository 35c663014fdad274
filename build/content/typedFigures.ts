/**
 * One truth, enforced: a figure that is written down as data is not typed into texts as well (design, section 3). One
 * that equals a known figure is told with the reference to write; one that stands beside the name of an entry and says
 * something else is told with what the entry says.
 *
 * A bare number proves nothing, so each kind asks for other evidence: a sum of money or a range of hours speaks for
 * itself; a share needs a word of what it is a share of; a number of things needs the things behind it. Years, hertz
 * and figures in words are left alone.
 */
import type { Format } from '../format.ts'
import { inGroups } from '../inGroups.ts'
import { keeping } from '../keep.ts'
import { identityOf, remembering } from '../memo.ts'
import { Messages } from '../messages.ts'
import { digest } from '../store.ts'
import { type Fact, type Facts, printFact } from './facts.ts'
import { type Figure, findFigures, type MoneyForms } from './figures.ts'
import { hashOfFile, readText, type Source } from './source.ts'
import { type Place, visitValues, type YamlText } from './yaml.ts'

/** A figure that is data, and the words by which one would speak of it. */
interface KnownFigure {
  kind: Figure['kind']
  value: Figure['value']
  unit: string
  address: string
  fact: Fact
  /** File and id of its entry; the file alone where it belongs to no entry. */
  entry: string
  /** The words of the entry's name or label, in their order. */
  name: readonly string[]
  /** The name between spaces, to look for it in a sentence. */
  run: string
  /** Those of its words that tell it from others. */
  telling: ReadonlySet<string>
  /** Whether those are what people call the entry; a label only describes it. */
  isName: boolean
  /** The words of its address behind the file: id, tier, field. */
  path: readonly string[]
}

/** What a text says around a figure. */
interface Sentence {
  words: ReadonlySet<string>
  /** All words between spaces, to look for a run of them. */
  run: string
  /** The words behind the figure, up to four. */
  behind: readonly string[]
  /** The words before it, up to four. */
  before: readonly string[]
  /** Entries that it names by a reference: `${packages.legend-pro.name}`. */
  referred: ReadonlySet<string>
}

interface Finding {
  rule: 'typed-figure' | 'contradicting-figure'
  known: readonly KnownFigure[]
}

/** A text with more figures is a table of data; its first ones say enough. */
const mostFigures = 500
/** How far around a figure its sentence is read; longer ones are lists. */
const reach = 300

/** Files whose figures are the data themselves, or readings that contradict each other on purpose. */
const ownFigures = /(^|\/)(facts|questions|redirects)\.yaml$/

/**
 * Warns of every typed figure that is a known one, in all texts of the content.
 *
 * @param yamls the YAML files as they are written, before references are filled in
 * @param source for the Markdown files, which are read as they stand
 * @param facts one group for each file
 */
export function checkTypedFigures(
  yamls: Iterable<YamlText>,
  source: Source,
  facts: readonly Facts[],
  format: Format,
  money: MoneyForms,
  messages: Messages,
) {
  const check = createCheck(facts, format)
  const checkYaml = (yaml: YamlText, messages: Messages) => {
    for (const { from, text, figures } of figuresInYaml(yaml, money)) {
      check(yaml.file, text, figures, (offset) => yaml.placeAt(from + offset), messages)
    }
  }
  const checkMarkdown = (path: string, messages: Messages) => {
    const text = textOfMarkdown(source, path)
    const figures = findFigures(text, money)
    check(`${source.folder}/${path}`, text, figures, (offset) => placeIn(text, offset), messages)
  }
  const forms = [money.withSign.source, money.withWord.source]
  const factsKey = digest(JSON.stringify([forms, facts.map((group) => [...group])]))
  const hasFigures = (hash: string, check: (messages: Messages) => void) =>
    hasTypedFigures(hash, factsKey, () => {
      const found = new Messages()
      check(found)
      return found.all.length > 0
    }).facts
  const checkFile = (hash: string, check: (messages: Messages) => void) => {
    if (hasFigures(hash, check)) check(messages)
  }
  for (const yaml of yamls) {
    if (!yaml.sound || ownFigures.test(yaml.file)) continue
    checkFile(digest(yaml.text), (messages) => checkYaml(yaml, messages))
  }
  const markdowns = [...source.files].flatMap(([path, bytes]) =>
    /^(posts|seo)\/[^/]+\.md$/.test(path) && !path.endsWith('/README.md')
      ? [{ hash: hashOfFile(bytes), check: (messages: Messages) => checkMarkdown(path, messages) }]
      : [],
  )
  for (const files of inGroups(markdowns)) {
    const hashes = files.map(({ hash }) => hash).join(' ')
    const isAnyTold = () => files.some(({ hash, check }) => hasFigures(hash, check))
    if (hasTypedFigures(hashes, factsKey, isAnyTold).facts)
      for (const { hash, check } of files) checkFile(hash, check)
  }
}

/** Whether there is anything to say of a file, or of some; most often there is not, until their figures or the known ones change. */
const hasTypedFigures = keeping(
  'typed figures',
  (hash: string, factsKey: string, _look: () => boolean) => `${hash} ${factsKey}`,
  (_hash, _factsKey, look) => ({ facts: look() || null, text: '' }),
)

/** The texts of a file that have figures, by where they begin. */
const figuresInYaml = remembering(
  ({ contents }: YamlText, money: MoneyForms) => `${contents && identityOf(contents)} ${identityOf(money)}`,
  (yaml, money) => {
    const found: { from: number; text: string; figures: Figure[] }[] = []
    visitValues(yaml.contents, {
      single({ value, range }) {
        // A time alone is a field of its own, not a text.
        if (typeof value !== 'string' || !range || /^\d\d:\d\d$/.test(value)) return
        const [from, to] = range
        const text = yaml.text.slice(from, to)
        const figures = findFigures(text, money)
        // A value that is nothing but a figure is no text; whether it is right, its field knows.
        if (figures[0]?.written === text.replace(/^["']|["']$/g, '').trim()) return
        if (figures.length > 0) found.push({ from, text, figures })
      },
    })
    return found
  },
)

/** What is wrong with the file itself is told where it is read for the site. */
const textOfMarkdown = (source: Source, path: string) =>
  withoutComments(readText(source, path, new Messages()) ?? '')

/** Notes among the fields of front matter become spaces; below them, `#` begins a heading. */
function withoutComments(text: string): string {
  const end = /^---\s[\s\S]*?\n---\s/.exec(text)?.[0].length ?? 0
  const fields = text.slice(0, end).replaceAll(/^[ \t]*#.*$/gm, (comment) => ' '.repeat(comment.length))
  return fields + text.slice(end)
}

function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function createCheck(files: readonly Facts[], format: Format) {
  const known = new Map<Figure['kind'], KnownFigure[]>()
  for (const figure of files.flatMap(knownFigures)) {
    const kin = known.get(figure.kind)
    if (kin) kin.push(figure)
    else known.set(figure.kind, [figure])
  }
  const counted = known.get('count') ?? []
  const units = new Set(counted.map(({ unit }) => unit.toLowerCase()))
  const things = new Set(counted.flatMap(({ telling }) => [...telling]))
  /** Most numbers are of something that nobody claims: hertz, pixels, minutes. */
  const mayBeCounted = (text: string, { unit, end }: Figure) => {
    if (isMeasure(unit))
      return units.has(unit.toLowerCase()) || wordsOf(unit).some((word) => things.has(word))
    const next = word.exec(text.slice(end, end + 30))?.[0]
    return next !== undefined && things.has(inShort(next))
  }
  return (
    file: string,
    text: string,
    found: readonly Figure[],
    placeAt: (offset: number) => Place,
    messages: Messages,
  ) => {
    const figures = found
      .filter((figure) => figure.kind !== 'count' || mayBeCounted(text, figure))
      .slice(0, mostFigures)
    if (figures.length === 0) return
    const breaks = sentenceBreaks(text)
    for (const figure of figures) {
      const finding = judge(figure, sentenceAround(text, figure, breaks), known.get(figure.kind) ?? [])
      if (finding) messages.warning({ file, ...placeAt(figure.start), ...told(figure, finding, format) })
    }
  }
}

/** Every fact that is a figure, and every claim that begins with one (`5000+`, `1Gbps`, `99.9%`). */
const knownFigures = remembering((facts: Facts) => String(identityOf(facts)), findKnownFigures)

function findKnownFigures(facts: Facts): KnownFigure[] {
  const wordsAt = (address: string) => {
    const fact = facts.get(address)
    return fact?.kind === 'text' && fact.sound ? wordsOf(String(fact.value)) : []
  }
  return [...facts].flatMap(([address, fact]) => {
    const parts = address.split('.')
    const entry = parts.slice(0, 2).join('.')
    const label = wordsAt(`${entry}.label`)
    // Only what an entry is about is a claim; its label may hold a figure, too.
    const isClaim = label.length > 0 && address === entry
    const figure = fact.sound ? figureOf(fact, isClaim) : undefined
    if (!figure) return []
    const name = ['name', 'title'].map((field) => wordsAt(`${entry}.${field}`)).find((words) => words.length)
    return [
      {
        ...figure,
        address,
        fact,
        entry: name || label.length > 0 ? entry : (parts[0] ?? ''),
        name: name ?? label,
        run: ` ${(name ?? label).join(' ')} `,
        telling: new Set((name ?? label).filter(isTelling)),
        isName: name !== undefined,
        path: wordsOf(parts.slice(1).join(' ')),
      },
    ]
  })
}

function figureOf(
  { kind, value }: Fact,
  isClaim: boolean,
): Pick<Figure, 'kind' | 'value' | 'unit'> | undefined {
  if (typeof value === 'number') {
    if (kind === 'money' || kind === 'percent') return { kind, value, unit: '' }
    // How long a pass lasts is said in many ways; a labelled number is one that texts are about.
    return kind === 'count' && isClaim ? { kind, value, unit: '' } : undefined
  }
  if (kind === 'time') return { kind, value: String(value), unit: '' }
  if (kind === 'timeRange' && typeof value === 'object' && value !== null) {
    const { start, end } = { start: undefined, end: undefined, ...value }
    return start && end ? { kind, value: `${start}-${end}`, unit: '' } : undefined
  }
  if (kind !== 'text' || !isClaim || String(value).length > 20) return undefined
  const claim = /^[<>~≤≥]?\s?(\d[\d,]*(?:\.\d+)?)(?:\s?[–-]\s?(\d+))?\s?(\+|%|[^\s\d]{1,5})?$/.exec(
    String(value),
  )
  const [, amount = '', to, unit = ''] = claim ?? []
  if (!claim) return undefined
  const figure = Number(amount.replaceAll(',', ''))
  if (unit === '%') return { kind: 'percent', value: to ? `${figure}-${to}` : figure, unit: '' }
  return to ? undefined : { kind: 'count', value: figure, unit }
}

/** Words in small letters and without the s of plurals, so that “gamers” and “Gamer's” are one. */
const wordsOf = (text: string): string[] => (text.match(words) ?? []).map(inShort)

const word = /[\p{L}\p{M}\p{N}]+/u
const words = new RegExp(word, 'gu')

function inShort(word: string): string {
  const small = word.toLowerCase()
  return small.length > 3 && small.endsWith('s') ? small.slice(0, -1) : small
}

/** Words that say nothing about what a figure is of. */
const emptyWords = new Set(
  'the and for from with per off our your you that this these here they are was has have had not but than then too any all each every into over out at in on of to a an or is it by as be we up us about more most least which until before after when who whose plus only some'.split(
    ' ',
  ),
)
const isTelling = (word: string) => !emptyWords.has(word) && !/^\d+$/.test(word)

/** Where one sentence, line of a list, cell block or field ends and the next begins. */
function sentenceBreaks(text: string): number[] {
  const fields = /^---\s[\s\S]*?\n---\s/.exec(text)?.[0].length ?? 0
  const form = /(?<!\b[Rr]s)[.!?…]["”’)*_]*\s+|\n\s*\n|\n(?=\s*(?:[-*+#>|]|\d{1,3}[.)]\s))|\n/g
  return [...text.matchAll(form)]
    .filter(({ 0: written, index }) => written !== '\n' || index < fields)
    .map(({ 0: written, index }) => index + written.length)
}

function sentenceAround(text: string, { start, end }: Figure, breaks: readonly number[]): Sentence {
  const from = Math.max(breaks.findLast((at) => at <= start) ?? 0, start - reach)
  const to = Math.min(breaks.find((at) => at >= end) ?? text.length, end + reach)
  const plain = (part: string) => part.replaceAll(/\$\{[^{}\n]*\}|\]\([^()\n]*\)/g, ' , ')
  const words = wordsOf(plain(text.slice(from, to)))
  // Only what stands directly behind or before it, without a comma in between.
  const near = (part: string) => wordsOf(part.replaceAll(/[*_"“”]/g, ''))
  return {
    words: new Set(words),
    run: ` ${words.join(' ')} `,
    behind: near(/^[^,.;:()|[\]\n]*/.exec(plain(text.slice(end, to)))?.[0] ?? '').slice(0, 4),
    before: near(/[^,.;:()|[\]\n]*$/.exec(plain(text.slice(from, start)))?.[0] ?? '').slice(-4),
    referred: new Set(
      [...text.slice(from, to).matchAll(/\$\{\s*([\w-]+\.[\w-]+)\.(?:name|title|label)\s*\}/g)].map(
        (match) => match[1] ?? '',
      ),
    ),
  }
}

function judge(figure: Figure, sentence: Sentence, kin: readonly KnownFigure[]): Finding | undefined {
  const isEqual = (other: KnownFigure) => other.value === figure.value
  const equal = kin.filter((other) => isEqual(other) && isEvident(other, figure, sentence))
  const named = kin.filter((other) => isNamed(other, sentence))
  const finding = (rule: Finding['rule'], those: readonly KnownFigure[]): Finding | undefined =>
    those.length > 0 ? { rule, known: ranked(those, figure, sentence) } : undefined

  const equalNamed = equal.filter((other) => named.includes(other))
  const isSaid = equal.some((other) => sharedWords(other, sentence) > 0 || isOfOpening(other))
  const isContradiction = equalNamed.length === 0 && !isSaid
  const contradicted = contradicts(figure, sentence) ? named : []
  const described = kin.filter((other) => !isEqual(other) && isDescribed(other, figure, sentence))
  return (
    finding('typed-figure', equalNamed) ??
    (isContradiction ? finding('contradicting-figure', contradicted) : undefined) ??
    (isContradiction ? finding('contradicting-figure', described) : undefined) ??
    finding('typed-figure', equal)
  )
}

const isNamed = ({ entry, run, isName }: KnownFigure, sentence: Sentence) =>
  sentence.referred.has(entry) || (isName && sentence.run.includes(run))

function sharedWords({ telling }: KnownFigure, { words }: Sentence): number {
  let shared = 0
  for (const word of telling) if (words.has(word)) shared++
  return shared
}

/** Whether an equal figure is the same figure, and not only by chance. */
function isEvident(known: KnownFigure, figure: Figure, sentence: Sentence): boolean {
  switch (figure.kind) {
    case 'money':
    case 'timeRange':
      return true
    case 'percent':
      return typeof figure.value === 'string' || sharedWords(known, sentence) > 0
    case 'time':
      // The opening hours have no name to look for.
      return (
        known.name.length === 0 ||
        isNamed(known, sentence) ||
        (!known.isName && sharedWords(known, sentence) > 0)
      )
    case 'count':
      return isCounted(known, figure, sentence)
  }
}

/** Gbps, ms: a unit, and not the plus of “more than”. */
const isMeasure = (unit: string) => unit !== '' && unit !== '+'

/** Whether the things behind a number are those that are counted. */
function isCounted(known: KnownFigure, figure: Figure, sentence: Sentence): boolean {
  const label = known.telling
  if (isMeasure(known.unit)) {
    const isSaid = sharedWords(known, sentence) > 0 || known.path.some((word) => sentence.words.has(word))
    return figure.unit.toLowerCase() === known.unit.toLowerCase() && isSaid
  }
  const things = thingsBehind(figure, sentence)
  const run = labelRun(label, things)
  if (run === 0) return false
  if (!isOfSite(known)) return sharedWords(known, sentence) > 1
  // “20 gaming chairs” are not “20+ gaming PCs”, nor “6 PS5 pads” the consoles: the things are named to their end.
  const next = things[run]
  const isWhole = run === label.size || next === undefined || !isTelling(next) || figure.unit === '+'
  return isWhole && things.slice(0, run).some((word) => !/\d/.test(word))
}

/** A word of five letters or fewer behind a number is taken for its unit; it may be what is counted. */
const thingsBehind = (figure: Figure, { behind }: Sentence) =>
  isMeasure(figure.unit) ? [...wordsOf(figure.unit), ...behind] : behind

/** Whether a figure beside the name of an entry must be one of the entry's own. */
function contradicts({ kind }: Figure, { words }: Sentence): boolean {
  // Shares and numbers beside a name are of many things: players, rounds, hertz.
  if (kind === 'count' || kind === 'percent') return false
  // A single time may be that of anything; where it begins or ends something it is a bound.
  return kind !== 'time' || ['start', 'begin', 'from', 'until', 'till', 'end'].some((word) => words.has(word))
}

/** Whether a sentence speaks of what a figure without a name is about, so that another figure contradicts it. */
function isDescribed(known: KnownFigure, figure: Figure, sentence: Sentence): boolean {
  const label = known.telling
  const shared = sharedWords(known, sentence)
  switch (figure.kind) {
    case 'money':
      return !known.isName && label.size > 1 && shared === label.size
    case 'percent':
      return typeof known.value === 'number' && shared > 1
    case 'timeRange':
      return isOfOpening(known) && / (open|opening|hour|timing) /.test(sentence.run)
    case 'time': {
      const verb = known.address.endsWith('.start') ? openingAt : closingAt
      return isOfOpening(known) && verb.test(` ${sentence.before.join(' ')} `)
    }
    case 'count': {
      if (!isOfSite(known) || isMeasure(known.unit)) return false
      const things = thingsBehind(figure, sentence)
      const isWhole = label.size > 1 && labelRun(label, things) === label.size
      return isWhole || (figure.unit === '+' && isCounted(known, figure, sentence))
    }
  }
}

/** What `site.yaml` says of the whole café: its hours, its claims. */
const isOfSite = ({ address }: KnownFigure) => address.startsWith('site.')
const isOfOpening = (known: KnownFigure) => isOfSite(known) && known.name.length === 0
const openingAt = / (we|door|we are) open (daily |every day )?(at |from )?$/
const closingAt = / (we close|door close|open until|open till) (at )?$/

/** How many words of a label stand at the beginning, without another word in between. */
function labelRun(label: ReadonlySet<string>, words: readonly string[]): number {
  const end = words.findIndex((word) => !label.has(word))
  return end < 0 ? words.length : end
}

/** The likeliest first: those whose words the sentence has, then those of about its size. */
function ranked(known: readonly KnownFigure[], { value }: Figure, sentence: Sentence): KnownFigure[] {
  const score = (one: KnownFigure) =>
    Number(isNamed(one, sentence)) * 10 +
    sharedWords(one, sentence) * 2 +
    one.path.filter((word) => sentence.words.has(word)).length
  const distance = (one: KnownFigure) => Math.abs(Math.log(Number(one.value) / Number(value))) || 0
  // A price per hour is not what a sum of thousands contradicts.
  const near = known.filter((one) => distance(one) < 1.5)
  return [...(near.length > 0 ? near : known)].sort(
    (a, b) => score(b) - score(a) || distance(a) - distance(b),
  )
}

function told({ written, unit }: Figure, { rule, known }: Finding, format: Format) {
  // What is counted is no part of the figure, unless the known one has it as its unit.
  const isUnit = unit === '+' || known.some((one) => one.unit !== '' && one.unit === unit)
  const figure = unit === '' || isUnit ? written : written.slice(0, -unit.length).trimEnd()
  const quoted = `“${figure.replaceAll(/\s+/g, ' ')}”`
  const shown = known.slice(0, 3)
  const more = known.length > shown.length ? `, and ${known.length - shown.length} more` : ''
  const references = shown.map(({ address }) => `\${${address}}`)
  const other = 'If another figure is meant, give it an entry of its own in facts.yaml.'
  if (rule === 'contradicting-figure') {
    const says = shown
      .map(({ fact }, index) => `${references[index]} is ${printFact(fact, format)}`)
      .join(', ')
    return {
      rule,
      reason: `${quoted} is typed here, but ${says}${more}.`,
      remedy: `Write ${references.join(' or ')}. ${other}`,
    }
  }
  return {
    rule,
    reason: `${quoted} is typed here, so it will not follow when the figure changes.`,
    remedy: `Write ${references.join(' or ')}${more}: whichever is meant. ${other}`.replace(
      known.length === 1 ? ': whichever is meant' : '',
      '',
    ),
  }
}
