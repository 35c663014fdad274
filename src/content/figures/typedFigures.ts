/**
 * One truth, enforced: a figure that is written down as data is not typed into texts as well (design, section 3). One
 * that equals a known figure is told with the reference to write; one that stands beside the name of an entry and says
 * something else is told with what the entry says.
 *
 * A bare number proves nothing, so each kind asks for other evidence: a sum of money or a range of hours speaks for
 * itself; a share needs a word of what it is a share of; a number of things needs the things behind it. Years, hertz
 * and figures in words are left alone.
 */

import { Messages } from '../../diagnostics/messages.ts'
import type { Place } from '../../diagnostics/positions.ts'
import { inGroups } from '../../inGroups.ts'
import { keeping } from '../../keep.ts'
import { identityOf, remembering } from '../../memo.ts'
import { digest } from '../../store.ts'
import type { Format } from '../format.ts'
import type { Later } from '../later.ts'
import { type Facts, printFact } from '../references.ts'
import { hashOfFile, readText, type Source } from '../source.ts'
import { visitValues } from '../yaml/nodes.ts'
import type { YamlText } from '../yaml/parse.ts'
import { type Figure, findFigures, type MoneyForms } from './figures.ts'
import { type Finding, judge } from './judgeFigure.ts'
import { isMeasure, type KnownFigure, knownFigures } from './knownFigures.ts'
import { inShort, sentenceAround, sentenceBreaks, word, wordsOf } from './sentence.ts'

/** A text with more figures is a table of data; its first ones say enough. */
const mostFigures = 500
/** Files whose figures are the data themselves, or readings that contradict each other on purpose. */
const ownFigures = /(^|\/)(facts|questions|redirects)\.yaml$/

/**
 * Warns of every typed figure that is a known one, in all texts of the content.
 *
 * @param yamls the YAML files as they are written, before references are filled in
 * @param source for the Markdown files, which are read as they stand
 * @param facts one group for each file
 * @param later is given the checks of Markdown files, some together
 */
export function checkTypedFigures(
  yamls: Iterable<YamlText>,
  source: Source,
  facts: readonly Facts[],
  format: Format,
  money: MoneyForms,
  messages: Messages,
  later: Later,
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
    later(() => {
      const hashes = files.map(({ hash }) => hash).join(' ')
      const isAnyTold = () => files.some(({ hash, check }) => hasFigures(hash, check))
      if (hasTypedFigures(hashes, factsKey, isAnyTold).facts)
        for (const { hash, check } of files) checkFile(hash, check)
    })
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
        // A value that is nothing but a figure is no text; whether it is right, its field knows. But a price is a number.
        if (figures[0]?.kind !== 'money' && figures[0]?.written === text.replace(/^["']|["']$/g, '').trim())
          return
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
