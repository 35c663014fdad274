import type { RuleContext } from '../../src/content/rules/context.ts'
import type { Source } from '../../src/content/source.ts'
import type { Content } from '../../src/content/types.ts'
import { lineRangeOf, type Path } from '../../src/diagnostics/positions.ts'
import { listed } from '../../src/diagnostics/words.ts'
import { isoDate, writtenDate } from '../../src/diagnostics/writtenDates.ts'
import type { YamlText } from '../../src/yaml/parse.ts'

/**
 * An offer or a special leaves the price list after its last day, but texts that refer to it stay. Warns of texts without
 * the end of the offer, and once it is over, of all of them.
 */
export function checkEndingOffers({ content, source, yamlOf, warning, today = '' }: RuleContext): void {
  const endings = offersIn(content).filter(({ until }) => until !== undefined)
  const texts = endings.length > 0 ? textsOf(source) : []
  for (const { id, name, until = '', file, path } of endings) {
    const yaml = yamlOf(file)
    const own = yaml && lineRangeOf(yaml, path)
    // The figure of an offer is in facts.yaml, so that other texts may print it.
    const references = id ? [`\${packages.${id}.`] : figuresOf(yaml, path)
    const endReference = id && `\${packages.${id}.until}`
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

/** The specials for consoles and the offers of the price page, with their places in the content. Offers have no id. */
export const offersIn = ({ packages, pages }: Pick<Content, 'packages' | 'pages'>) => [
  ...(packages?.consoles?.specials ?? []).map(({ id, name, from, until }, index) => ({
    ...{ id, name, from, until },
    file: 'packages',
    path: ['consoles', 'specials', index],
  })),
  ...(pages.pricing?.offers ?? []).map(({ title, from, until }, index) => ({
    ...{ id: undefined, name: title, from, until },
    file: 'pages/pricing',
    path: ['offers', index],
  })),
]

/** The references to facts.yaml in an entry. */
function figuresOf(yaml: YamlText | undefined, path: Path): readonly string[] {
  const written = yaml?.find(path)?.value
  return (written && yaml.text.slice(written.from, written.to).match(/\$\{facts\.[^{}\n]*\}/g)) ?? []
}

const anyDate = new RegExp(writtenDate, 'gi')

/** Whether a text has the date of the end, with or without a year, or the reference to it. */
const namesEnd = (text: string, until: string, reference: string | undefined) =>
  (reference !== undefined && text.includes(reference)) ||
  [...text.matchAll(anyDate)].some(([date]) => until.endsWith(isoDate(date)))

/**
 * The texts of all files that visitors see: each field of YAML and each paragraph of Markdown, with its first line. Those of
 * questions.yaml are not shown, and README.md explains references.
 */
function textsOf({ folder, files }: Source) {
  const paths = [...files.keys()].filter(
    (path) =>
      /\.(yaml|md)$/.test(path) && !/README\.md$/.test(path) && /^(?!questions\.yaml$)[a-z]/.test(path),
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
