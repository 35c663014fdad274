/** A folder of texts → typed content. Everything is checked here before anything is rendered. */

import { Messages } from '../diagnostics/messages.ts'
import { type DataFile, dataFiles, pageFiles } from './dataFiles.ts'
import { moneyForms } from './figures/figures.ts'
import { checkTypedFigures } from './figures/typedFigures.ts'
import type { CheckedFile } from './fileSummary.ts'
import { createFormat } from './format.ts'
import type { Later } from './later.ts'
import { readLongForms, readPosts } from './markdownFiles.ts'
import { type Facts, References } from './references.ts'
import { checkRules } from './rules/rules.ts'
import { dataSchemas } from './schema/files.ts'
import type { Source } from './source.ts'
import type { Content, Data, Pages } from './types.ts'
import type { YamlText } from './yaml/parse.ts'

/**
 * Checks all content and gives it its typed form; what is wrong goes into `messages`.
 *
 * @param later is given the checks that can wait: those that only warn, and those of a text that was right before and in
 *   which only what its references print is new
 */
export function compileContent(
  source: Source,
  messages: Messages,
  later: Later = (check) => check(),
): Content {
  const yamls = new Map<DataFile<unknown>, YamlText>()
  const unreadable = new Set<string>()
  const entriesInPart: string[] = []
  const open = (name: string, file: DataFile<unknown>): Facts => {
    const opened = file.open(source, messages)
    yamls.set(file, opened.yaml)
    if (opened.isPartLost) unreadable.add(`${name}.yaml`)
    entriesInPart.push(...opened.entriesInPart)
    return opened.facts
  }
  const factsOfFiles = Object.entries(dataFiles).map(([name, file]) => open(name, file))
  for (const [name, file] of Object.entries(pageFiles)) open(`pages/${name}`, file)

  const facts: Facts = new Map(factsOfFiles.flatMap((facts) => [...facts]))
  const written = conventions(yamls.get(dataFiles.site)?.toValue())
  const format = createFormat(written)
  const references = new References(facts, new Set([...unreadable, ...entriesInPart]), format)
  const money = moneyForms(written.language, written.currency)

  const files: CheckedFile[] = []
  const read = <Value>(file: DataFile<Value>): Value => {
    const yaml = yamls.get(file)
    if (!yaml) throw new Error('a file was not opened')
    const { value, checked } = file.read(source, yaml, references, messages)
    files.push(checked)
    return value
  }
  const data: Data = {
    site: read(dataFiles.site),
    packages: read(dataFiles.packages),
    tournaments: read(dataFiles.tournaments),
    facts: read(dataFiles.facts),
    locations: read(dataFiles.locations),
    gear: read(dataFiles.gear),
    gallery: read(dataFiles.gallery),
    comparison: read(dataFiles.comparison),
    faq: read(dataFiles.faq),
    images: read(dataFiles.images),
    questions: read(dataFiles.questions),
    redirects: read(dataFiles.redirects),
  }
  const pages: Pages = {
    home: read(pageFiles.home),
    about: read(pageFiles.about),
    gear: read(pageFiles.gear),
    gallery: read(pageFiles.gallery),
    pricing: read(pageFiles.pricing),
    comparison: read(pageFiles.comparison),
    faq: read(pageFiles.faq),
    contact: read(pageFiles.contact),
    tournaments: read(pageFiles.tournaments),
    events: read(pageFiles.events),
    locations: read(pageFiles.locations),
    blog: read(pageFiles.blog),
    'not-found': read(pageFiles['not-found']),
  }
  const posts = readPosts(source, references, messages, later)
  const longForms = readLongForms(source, references, messages, later)
  files.push(...posts.files)
  for (const path of posts.unreadable) unreadable.add(path)

  const content = { ...data, pages, posts: posts.posts, longForms, format, unreadable }
  checkRules(content, files, source, messages)
  later(() => {
    const figures = new Messages()
    checkTypedFigures(yamls.values(), source, factsOfFiles, format, money, figures, later)
    later(() => {
      // Where a line is wrong altogether, nobody knows yet what figure it will have.
      const wrong = new Set(
        messages.all.filter(({ fatal }) => fatal).map(({ file, line }) => `${file}:${line}`),
      )
      messages.all.push(...figures.all.filter(({ file, line }) => !wrong.has(`${file}:${line}`)))
    })
  })
  return content
}

/** Enough of site.yaml to print figures, even when the rest of it is wrong. */
function conventions(site: unknown) {
  const { shape } = dataSchemas.site
  const fields: Record<string, unknown> = typeof site === 'object' ? { ...site } : {}
  const language = shape.language.safeParse(fields.language).data
  const dateLocale = shape.dateLocale.safeParse(fields.dateLocale).data
  const currency = shape.currency.safeParse(fields.currency).data
  return language && dateLocale && currency
    ? { language, dateLocale, currency }
    : { language: 'en', dateLocale: 'en', currency: 'USD' }
}
