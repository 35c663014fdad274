import { lineRangeOf } from '../../diagnostics/positions.ts'
import { listed } from '../../diagnostics/words.ts'
import type { Period } from '../period.ts'
import type { Source } from '../source.ts'
import { isoDate, writtenDate } from '../writtenDates.ts'
import type { RuleContext } from './context.ts'

/** An offer or a special with a last day. */
interface Ending {
  name: string
  until: string
  file: string
  path: readonly PropertyKey[]
  /** The beginnings of references that print something of it. */
  references: readonly string[]
  /** The reference to its last day; offers have none, because they have no id. */
  endReference?: string
}

/** A field of a YAML file or a paragraph of a Markdown file. */
interface Text {
  file: string
  line: number
  written: string
}

/**
 * An offer or a special leaves the price list after its last day, but texts that refer to it stay. Warns of those that do not
 * say when it ends, and once it is over, of all of them.
 */
export function checkEndingOffers(context: RuleContext): void {
  const endings = [...endingSpecials(context), ...endingOffers(context)]
  if (endings.length === 0) return
  const { content, source, cleanYaml, warning, today = '' } = context
  const texts = textsOf(source)
  for (const { name, until, file, path, references, endReference } of endings) {
    const yaml = cleanYaml(file)
    const own = yaml && lineRangeOf(yaml, path)
    const isOver = until < today
    const places = texts.flatMap(({ file, line, written }) => {
      const lines = written.split('\n')
      const at = lines.findIndex(
        (text, index) =>
          references.some((reference) => text.includes(reference)) &&
          !(own && file === yaml.file && line + index >= own.first && line + index <= own.last),
      )
      return at >= 0 && (isOver || !namesEnd(written, until, endReference)) ? [`${file}:${line + at}`] : []
    })
    if (places.length === 0) continue
    const end = content.format.date(until)
    warning(file, [...path, 'until'], {
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

const endingSpecials = ({ content }: RuleContext): Ending[] =>
  withEnd(content.packages?.consoles?.specials).map(({ id, name, until, index }) => ({
    name,
    until,
    file: 'packages',
    path: ['consoles', 'specials', index],
    references: [`\${packages.${id}.`],
    endReference: `\${packages.${id}.until}`,
  }))

/** The figure of an offer is in facts.yaml, so that other texts may print it. */
const endingOffers = ({ content, cleanYaml }: RuleContext): Ending[] =>
  withEnd(content.pages.pricing?.offers).map(({ title, until, index }) => {
    const path = ['offers', index]
    const yaml = cleanYaml('pages/pricing')
    const written = yaml?.find(path)?.value
    const figures = written && yaml.text.slice(written.from, written.to).match(/\$\{facts\.[^{}\n]*\}/g)
    return { name: title, until, file: 'pages/pricing', path, references: figures ?? [] }
  })

/** The entries that end, with their index in the list. */
const withEnd = <Entry extends Period>(entries: readonly Entry[] = []) =>
  entries.flatMap((entry, index) => (entry.until ? [{ ...entry, until: entry.until, index }] : []))

/** Whether a text has the date of the end, with or without a year, or the reference to it. */
const namesEnd = (text: string, until: string, reference: string | undefined) =>
  (reference !== undefined && text.includes(reference)) ||
  [...text.matchAll(new RegExp(writtenDate, 'gi'))].some(([date]) => until.endsWith(isoDate(date)))

/** The texts of all files that visitors see; those of questions.yaml are not shown, and README.md explains references. */
function textsOf({ folder, files }: Source): Text[] {
  const paths = [...files.keys()].filter(
    (path) => /^[a-z].*(?<!README)\.(yaml|md)$/.test(path) && path !== 'questions.yaml',
  )
  return paths.flatMap((path) => {
    let line = 1
    const text = new TextDecoder().decode(files.get(path)).replaceAll('\r', '')
    const end = path.endsWith('.md') ? /\n(?=\n)/ : /\n(?= *(?:- +)*[\w-]+:(?:\s|$)| *- )/
    return text.split(end).map((written) => {
      const first = line
      line += written.split('\n').length
      return { file: `${folder}/${path}`, line: first, written }
    })
  })
}
