/**
 * A figure that is data must not be typed into texts as well (design, section 3). One that equals a value of the data is
 * reported with the references that print it. A sum of money, a time range or a whole phone number that equals none is
 * reported, too: it is either wrong, or missing in facts.yaml.
 *
 * Percentages, single times and numbers with a unit are only reported when they equal a value, because texts also mention
 * screens, games and distances.
 */
import type { Messages } from '../../diagnostics/messages.ts'
import type { Place, PlaceAt } from '../../diagnostics/positions.ts'
import type { YamlText } from '../../yaml/parse.ts'
import type { Format } from '../format.ts'
import { printValue, type ReferableValues } from '../referableValues.ts'
import { type Figure, findFigures, type MoneyPatterns } from './findFigures.ts'

/** A figure that was typed into a text, with its place in the file. */
export interface TypedFigure extends Place, Pick<Figure, 'type' | 'value' | 'unit' | 'written'> {}

/** The figures that are typed into the texts of a file, which is named as in messages. */
export interface FiguresOfFile {
  file: string
  figures: readonly TypedFigure[]
}

/** The references that print a figure, each with the name of its entry, by the figure. */
type KnownFigures = ReadonlyMap<string, readonly { reference: string; name: string | undefined }[]>

/** Limits the figures of one text; one with more is a table of data. */
const mostFigures = 500
/** Limits the references that a message lists. */
const mostReferences = 5

/** The figures that are typed into a text. */
export const typedFiguresIn = (text: string, placeAt: PlaceAt, money: MoneyPatterns): TypedFigure[] =>
  findFigures(text, money)
    .slice(0, mostFigures)
    .map(({ type, value, unit, written, start }) => ({ type, value, unit, written, ...placeAt(start) }))

/** The figures that are typed into the text values of a YAML file or of front matter. */
export function typedFiguresInYaml(yaml: YamlText, money: MoneyPatterns): TypedFigure[] {
  const found: TypedFigure[] = []
  for (const { written, from } of yaml.texts()) {
    const figures = typedFiguresIn(written, (offset) => yaml.placeAt(from + offset), money)
    // A value without words is data, such as a claim (“20+”) or a focal point (“60% 40%”). But prices are numbers.
    if (figures[0]?.type === 'money' || hasWords(written, figures)) found.push(...figures)
  }
  return found
}

function hasWords(text: string, figures: readonly TypedFigure[]) {
  const rest = figures.reduce((left, { written }) => left.replace(written, ''), text)
  return /\p{L}/u.test(rest)
}

/** Not where figures are data themselves, or alternatives that contradict each other on purpose. */
export const mustReferToFigures = (path: string) => !/^(facts|questions|redirects)\.yaml$/.test(path)

/** All values that print one figure and nothing else: `₹1,200`, `9 AM to 10 PM`, `20+`. */
export function knownFigures(values: ReferableValues, format: Format, money: MoneyPatterns): KnownFigures {
  const known = new Map<string, { reference: string; name: string | undefined }[]>()
  for (const [address, value] of values) {
    const printed = printValue(value, format).trim()
    const [figure] = findFigures(printed, money)
    if (!figure || figure.written !== printed) continue
    const entry = address.split('.', 2).join('.')
    const name = values.get(`${entry}.name`) ?? values.get(`${entry}.label`)
    const reference = { reference: `\${${address}}`, name: name && String(name.value) }
    known.set(keyOf(figure), [...(known.get(keyOf(figure)) ?? []), reference])
  }
  return known
}

const keyOf = ({ type, value, unit }: Pick<Figure, 'type' | 'value' | 'unit'>) =>
  `${type} ${value} ${unit.toLowerCase()}`

/**
 * Warns of figures that are typed into texts: rule `typed-figure` for one that equals a value, rule `unknown-figure` for a
 * sum of money, time range or whole phone number that equals none.
 */
export function checkTypedFigures(
  files: readonly FiguresOfFile[],
  known: KnownFigures,
  messages: Messages,
): void {
  for (const { file, figures } of files) {
    for (const figure of figures) {
      const { line, column } = figure
      const references = known.get(keyOf(figure))
      const written = `“${figure.written.replaceAll(/\s+/g, ' ')}”`
      const warn = (rule: string, reason: string, remedy: string) =>
        messages.warning({ file, line, column, rule, reason: `${written} ${reason}`, remedy })
      if (references) {
        const remedy = `Write ${alternatives(references)}. If another figure is meant, add an entry for it to facts.yaml.`
        warn('typed-figure', 'is typed here, so it will not follow when the figure changes.', remedy)
      } else if (isUnambiguous(figure)) {
        const remedy =
          'Correct it, and write the reference to it; or add an entry for it to facts.yaml, and refer to that here.'
        warn('unknown-figure', 'is typed here, but no data of the café has this figure.', remedy)
      }
    }
  }
}

/** Whether a figure of this type is always one of the café, or of something it is compared with. */
const isUnambiguous = ({ type, written }: TypedFigure) =>
  type === 'money' || type === 'timeRange' || (type === 'phone' && written.startsWith('+'))

/** The references that print a figure, in words. */
function alternatives(known: readonly { reference: string; name: string | undefined }[]): string {
  if (known.length === 1) return known[0]?.reference ?? ''
  const named = known.map(({ reference, name }) => (name ? `${reference} (${name})` : reference))
  const more = known.length > mostReferences ? `, and ${known.length - mostReferences} more` : ''
  return `${named.slice(0, mostReferences).join(' or ')}${more}: whichever is meant`
}
