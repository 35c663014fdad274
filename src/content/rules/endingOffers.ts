import { lineRangeOf } from '../../diagnostics/positions.ts'
import { listed } from '../../diagnostics/words.ts'
import type { Period } from '../period.ts'
import { markdownPaths, type Source } from '../source.ts'
import { isoDate, writtenDate } from '../writtenDates.ts'
import { scalarsIn } from '../yaml/nodes.ts'
import type { YamlText } from '../yaml/parse.ts'
import { at, type RuleContext } from './context.ts'

/** An offer or a special with a last day. */
interface Ending {
  name: string
  until: string
  yaml: YamlText
  path: readonly PropertyKey[]
  /** Whether the address of a reference prints something of it. */
  prints(address: string): boolean
  /** The reference to its last day; offers have none, because they have no id. */
  endReference?: string
}

/** A value of a YAML file or a paragraph of a Markdown file, with its references. */
interface Text {
  file: string
  written: string
  references: readonly { address: string; line: number }[]
}

/**
 * An offer or a special leaves the price list after its last day, but texts that refer to it stay. Warns of those that do not
 * say when it ends, and once it is over, of all of them.
 */
export function checkEndingOffers(context: RuleContext): void {
  const endings = [...endingSpecials(context), ...endingOffers(context)]
  if (endings.length === 0) return
  const { content, messages, today = '' } = context
  const texts = [...textsInYaml(context), ...textsInMarkdown(context.source)]
  for (const ending of endings) {
    const { name, until, yaml, path, endReference } = ending
    const isOver = until < today
    const open = isOver ? texts : texts.filter((text) => !namesEnd(text, ending))
    const places = open.flatMap((text) => placeOfMention(text, ending) ?? [])
    if (places.length === 0) continue
    const end = content.format.date(until)
    messages.warning({
      ...at(yaml, [...path, 'until']),
      rule: 'ending-offer',
      reason: isOver
        ? `“${name}” was over on ${end}, but texts still mention it: ${listed(places)}.`
        : `“${name}” ends on ${end}, but texts mention it without this date: ${listed(places)}.`,
      remedy: isOver
        ? 'Take out there what mentions it; or change its last day here, if it goes on.'
        : `Write the end there too, such as “until ${endReference ?? end}”, or take out what mentions it.`,
    })
  }
}

function endingSpecials({ content, cleanYaml }: RuleContext): Ending[] {
  const yaml = cleanYaml('packages')
  return withEnd(yaml && content.packages?.consoles?.specials).flatMap(({ id, name, until, index }) =>
    yaml
      ? {
          name,
          until,
          yaml,
          path: ['consoles', 'specials', index],
          prints: (address: string) => address.startsWith(`packages.${id}.`),
          endReference: `\${packages.${id}.until}`,
        }
      : [],
  )
}

/** The figure of an offer is in facts.yaml, so that other texts may print it. */
function endingOffers({ content, cleanYaml }: RuleContext): Ending[] {
  const yaml = cleanYaml('pages/pricing')
  return withEnd(content.pages.pricing?.offers).flatMap(({ title, until, index }) => {
    const path = ['offers', index]
    const written = yaml?.find(path)?.value
    if (!yaml || !written) return []
    const addresses = addressesIn(yaml.text.slice(written.from, written.to)).map(({ address }) => address)
    const figures = new Set(addresses.filter((address) => address.startsWith('facts.')))
    return { name: title, until, yaml, path, prints: (address: string) => figures.has(address) }
  })
}

/** The entries that end, with their index in the list. */
const withEnd = <Entry extends Period>(entries: readonly Entry[] = []) =>
  entries.flatMap((entry, index) => (entry.until ? [{ ...entry, until: entry.until, index }] : []))

/** Whether a text has the date of the end, with or without a year, or the reference to it. */
const namesEnd = ({ written }: Text, { until, endReference }: Ending) =>
  (endReference !== undefined && written.includes(endReference)) ||
  [...written.matchAll(new RegExp(writtenDate, 'gi'))].some(([date]) => until.endsWith(isoDate(date)))

/** Where a text first refers to an offer; undefined for another text, and for one of the offer itself. */
function placeOfMention({ file, references }: Text, { yaml, path, prints }: Ending): string | undefined {
  const own = file === yaml.file ? lineRangeOf(yaml, path) : undefined
  const found = references.find(
    ({ address, line }) => prints(address) && !(own && line >= own.first && line <= own.last),
  )
  return found && `${file}:${found.line}`
}

/** The texts of data files and pages; those of questions.yaml are not shown to visitors. */
const textsInYaml = ({ files, source }: RuleContext): Text[] =>
  files.flatMap(({ file, sound, yaml }) => {
    if (!yaml || !sound || file === `${source.folder}/questions.yaml`) return []
    return [...scalarsIn(yaml.contents)].flatMap(({ value, range }) => {
      if (typeof value !== 'string' || !value.includes('${') || !range) return []
      const [from, to] = range
      const written = yaml.text.slice(from, to)
      return textOf(file, written, (offset) => yaml.placeAt(from + offset).line)
    })
  })

const textsInMarkdown = (source: Source): Text[] =>
  ['posts', 'seo'].flatMap((folder) =>
    markdownPaths(source, folder).flatMap((path) => {
      const text = new TextDecoder().decode(source.files.get(path))
      return [...text.matchAll(/(?:[^\r\n]+\r?\n?)+/g)].flatMap(({ 0: paragraph, index }) =>
        textOf(`${source.folder}/${path}`, paragraph, (offset) => lineAt(text, index + offset)),
      )
    }),
  )

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

const addressesIn = (text: string) =>
  [...text.matchAll(/\$\{([^{}\n]*)\}/g)].map(({ 1: address = '', index }) => ({
    address: address.trim(),
    index,
  }))

const textOf = (file: string, written: string, lineOf: (offset: number) => number): Text => ({
  file,
  written,
  references: addressesIn(written).map(({ address, index }) => ({ address, line: lineOf(index) })),
})
