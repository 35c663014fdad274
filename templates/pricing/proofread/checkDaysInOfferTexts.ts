import type { RuleContext } from '../../../src/content/rules/ruleContext.ts'
import { shownTexts } from '../../../src/content/shownTexts.ts'
import type { Finding } from '../../../src/diagnostics/messages.ts'
import { lineRangeOf, type Path } from '../../../src/diagnostics/positions.ts'
import { listed } from '../../../src/diagnostics/words.ts'
import { isoDate, writtenDate } from '../../../src/diagnostics/writtenDates.ts'
import type { YamlText } from '../../../src/yaml/parse.ts'
import { specialsAndOffersIn } from '../prices/specialsAndOffers.ts'
import { figuresAfterSpecial } from './figuresAfterSpecial.ts'

/**
 * An offer or a special is on the price list from its first day to its last, but texts that refer to it stay. Warns of texts
 * without these days, and once it is over, of all of them.
 */
export function checkDaysInOfferTexts({ content, source, yamlOf, warning, today = '' }: RuleContext): void {
  const isComing = (day: string) => today !== '' && day > today
  const offers = specialsAndOffersIn(content).filter(
    ({ from = '', until }) => isComing(from) || until !== undefined,
  )
  const texts = offers.length > 0 ? shownTexts(source) : []
  for (const { id, name, from = '', until, file, path } of offers) {
    const yaml = yamlOf(file)
    const own = yaml && lineRangeOf(yaml, path)
    // The figure of an offer is in facts.yaml, so that other texts may print it.
    const references = id
      ? [`\${packages.${id}.`, ...figuresAfterSpecial(id, content)]
      : figuresOf(yaml, path)
    /** Where texts mention it without a day. */
    const placesWithout = (day: string | undefined, reference: string) =>
      texts.flatMap(({ file, line, written }) => {
        const at = written
          .split('\n')
          .findIndex(
            (text, index) =>
              references.some((reference) => text.includes(reference)) &&
              !(own && file === yaml.file && line + index >= own.first && line + index <= own.last),
          )
        return at >= 0 && (day === undefined || !namesDay(written, day, reference))
          ? [`${file}:${line + at}`]
          : []
      })
    const report = (field: 'from' | 'until', day: string, isOver = false) => {
      const reference = id ? `\${packages.${id}.${field}}` : content.format.date(day)
      const places = placesWithout(isOver ? undefined : day, reference)
      if (places.length > 0)
        warning(
          file,
          [...path, field],
          wordsFor(field, isOver, { name, day: content.format.date(day), reference, places }),
        )
    }
    if (isComing(from)) report('from', from)
    if (until !== undefined) report('until', until, until < today)
  }
}

/** What is said of the first or the last day of an offer. @param reference how texts print the day */
function wordsFor(
  field: 'from' | 'until',
  isOver: boolean,
  {
    name,
    day,
    reference,
    places,
  }: { name: string; day: string; reference: string; places: readonly string[] },
): Finding {
  const without = `but texts mention it without this date: ${listed(places)}.`
  if (field === 'from')
    return {
      rule: 'coming-offer',
      reason: `“${name}” begins on ${day}, and pages show it from then on, ${without}`,
      remedy: `Write the beginning there too, such as “from ${reference}”; or delete the line “from” here, if it is on already.`,
    }
  if (isOver)
    return {
      rule: 'ending-offer',
      reason: `“${name}” was over on ${day}, but texts still mention it: ${listed(places)}.`,
      remedy: 'Take out there what mentions it; or change its last day here, if it goes on.',
    }
  return {
    rule: 'ending-offer',
    reason: `“${name}” ends on ${day}, ${without}`,
    remedy: `Write the end there too, such as “until ${reference}”, or take out what mentions it.`,
  }
}

/** The references to facts.yaml in an entry. */
function figuresOf(yaml: YamlText | undefined, path: Path): readonly string[] {
  const written = yaml?.find(path)?.value
  return (written && yaml.text.slice(written.from, written.to).match(/\$\{facts\.[^{}\n]*\}/g)) ?? []
}

const anyDate = new RegExp(writtenDate, 'gi')

/** Whether a text has a day, with or without a year, or the reference to it. */
const namesDay = (text: string, day: string, reference: string) =>
  text.includes(reference) || [...text.matchAll(anyDate)].some(([date]) => day.endsWith(isoDate(date)))
