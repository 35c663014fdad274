/**
 * An amount that is data must not be typed into texts as well (design, section 3). One that equals a value of the data is
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
import { type Amount, findAmounts, type MoneyPatterns } from './findAmounts.ts'

/** An amount that was typed into a text, with its place in the file. */
export interface TypedAmount extends Place, Pick<Amount, 'type' | 'value' | 'unit' | 'written'> {}

/** The amounts that are typed into the texts of a file, which is named as in messages. */
export interface AmountsOfFile {
  file: string
  amounts: readonly TypedAmount[]
}

/** The references that print an amount, each with the name of its entry, by the amount. */
type KnownAmounts = ReadonlyMap<string, readonly { reference: string; name: string | undefined }[]>

/** Limits the amounts of one text; one with more is a table of data. */
const mostAmounts = 500
/** Limits the references that a message lists. */
const mostReferences = 5

/** The amounts that are typed into a text. */
export const typedAmountsIn = (text: string, placeAt: PlaceAt, money: MoneyPatterns): TypedAmount[] =>
  findAmounts(text, money)
    .slice(0, mostAmounts)
    .map(({ type, value, unit, written, start }) => ({ type, value, unit, written, ...placeAt(start) }))

/** The amounts that are typed into the text values of a YAML file or of front matter. */
export function typedAmountsInYaml(yaml: YamlText, money: MoneyPatterns): TypedAmount[] {
  const found: TypedAmount[] = []
  for (const { written, from } of yaml.texts()) {
    const amounts = typedAmountsIn(written, (offset) => yaml.placeAt(from + offset), money)
    // A value without words is data, such as a claim (“20+”) or a focal point (“60% 40%”). But prices are numbers.
    if (amounts[0]?.type === 'money' || hasWords(written, amounts)) found.push(...amounts)
  }
  return found
}

function hasWords(text: string, amounts: readonly TypedAmount[]) {
  const rest = amounts.reduce((left, { written }) => left.replace(written, ''), text)
  return /\p{L}/u.test(rest)
}

/** Not where amounts are data themselves, or alternatives that contradict each other on purpose. */
export const mustReferToAmounts = (path: string) => !/^(facts|questions|redirects)\.yaml$/.test(path)

/** All values that print one amount and nothing else: `₹1,200`, `9 AM to 10 PM`, `20+`. */
export function knownAmounts(values: ReferableValues, format: Format, money: MoneyPatterns): KnownAmounts {
  const known = new Map<string, { reference: string; name: string | undefined }[]>()
  for (const [address, value] of values) {
    const printed = printValue(value, format).trim()
    const [amount] = findAmounts(printed, money)
    if (!amount || amount.written !== printed) continue
    const entry = address.split('.', 2).join('.')
    const name = values.get(`${entry}.name`) ?? values.get(`${entry}.label`)
    const reference = { reference: `\${${address}}`, name: name && String(name.value) }
    known.set(keyOf(amount), [...(known.get(keyOf(amount)) ?? []), reference])
  }
  return known
}

const keyOf = ({ type, value, unit }: Pick<Amount, 'type' | 'value' | 'unit'>) =>
  `${type} ${value} ${unit.toLowerCase()}`

/**
 * Warns of amounts that are typed into texts: rule `typed-figure` for one that equals a value, rule `unknown-figure` for a
 * sum of money, time range or whole phone number that equals none.
 */
export function checkTypedAmounts(
  files: readonly AmountsOfFile[],
  known: KnownAmounts,
  messages: Messages,
): void {
  for (const { file, amounts } of files) {
    for (const amount of amounts) {
      const { line, column } = amount
      const references = known.get(keyOf(amount))
      const written = `“${amount.written.replaceAll(/\s+/g, ' ')}”`
      const warn = (rule: string, reason: string, remedy: string) =>
        messages.warning({ file, line, column, rule, reason: `${written} ${reason}`, remedy })
      if (references) {
        const remedy = `Write ${alternatives(references)}. If another figure is meant, add an entry for it to facts.yaml.`
        warn('typed-figure', 'is typed here, so it will not follow when the figure changes.', remedy)
      } else if (isUnambiguous(amount)) {
        const remedy =
          'Correct it, and write the reference to it; or add an entry for it to facts.yaml, and refer to that here.'
        warn('unknown-figure', 'is typed here, but no data of the café has this figure.', remedy)
      }
    }
  }
}

/** Whether an amount of this type is always one of the site's own data, or of something it is compared with. */
const isUnambiguous = ({ type, written }: TypedAmount) =>
  type === 'money' || type === 'timeRange' || (type === 'phone' && written.startsWith('+'))

/** The references that print an amount, in words. */
function alternatives(known: readonly { reference: string; name: string | undefined }[]): string {
  if (known.length === 1) return known[0]?.reference ?? ''
  const named = known.map(({ reference, name }) => (name ? `${reference} (${name})` : reference))
  const more = known.length > mostReferences ? `, and ${known.length - mostReferences} more` : ''
  return `${named.slice(0, mostReferences).join(' or ')}${more}: whichever is meant`
}
