/** A folder of texts → typed content. Everything is checked here before anything is rendered. */
import type { z } from 'zod'
import { createFormat } from '../format.ts'
import { identityOf, remembering } from '../memo.ts'
import { Messages } from '../messages.ts'
import { collectFacts, type Facts, References } from './facts.ts'
import { moneyForms } from './figures.ts'
import { readLongForms, readPosts } from './markdownFiles.ts'
import { type CheckedFile, checkedFile } from './notes.ts'
import { checkRules } from './rules.ts'
import { dataSchemas, pageSchemas } from './schema/files.ts'
import { readText, type Source } from './source.ts'
import { checkTypedFigures } from './typedFigures.ts'
import type { Content, Data, Pages } from './types.ts'
import { validate, valueAt } from './validate.ts'
import { parseYaml, type YamlText } from './yaml.ts'

/** Checks all content and gives it its typed form; what is wrong goes into `messages`. */
export function compileContent(source: Source, messages: Messages): Content {
  const parsed = new Map<string, YamlText>()
  const unreadable = new Set<string>()
  for (const name of [
    ...Object.keys(dataSchemas),
    ...Object.keys(pageSchemas).map((page) => `pages/${page}`),
  ]) {
    const path = `${name}.yaml`
    const text = readText(source, path, messages)
    // A missing file is reported once; that it is empty as well is no news.
    const yaml = parseYaml(
      `${source.folder}/${path}`,
      text ?? '-',
      text === undefined ? new Messages() : messages,
    )
    parsed.set(name, yaml)
    if (!yaml.sound) unreadable.add(path)
  }

  const factsOfFiles: Facts[] = []
  const entries: string[] = []
  for (const [name, schema] of Object.entries(dataSchemas)) {
    const yaml = parsed.get(name)
    if (yaml?.sound && losesPart(schema, yaml.toValue())) unreadable.add(`${name}.yaml`)
    if (yaml?.sound) entries.push(...entriesInPart(name, schema, yaml.toValue()))
    factsOfFiles.push(collectFacts(name, schema, yaml?.toValue()))
  }
  const facts: Facts = new Map(factsOfFiles.flatMap((facts) => [...facts]))
  const written = conventions(parsed.get('site')?.toValue())
  const format = createFormat(written)
  const references = new References(facts, new Set([...unreadable, ...entries]), format)
  const money = moneyForms(written.language, written.currency)

  const files: CheckedFile[] = []
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> => {
    const yaml = parsed.get(name)
    if (!yaml) throw new Error(`${name} was not parsed`)
    references.fillYaml(yaml, messages)
    const value = validate(schema, yaml, messages)
    files.push(checkedFile(yaml, schema))
    return value
  }
  const data: Data = {
    site: read('site', dataSchemas.site),
    packages: read('packages', dataSchemas.packages),
    tournaments: read('tournaments', dataSchemas.tournaments),
    facts: read('facts', dataSchemas.facts),
    locations: read('locations', dataSchemas.locations),
    gear: read('gear', dataSchemas.gear),
    gallery: read('gallery', dataSchemas.gallery),
    comparison: read('comparison', dataSchemas.comparison),
    faq: read('faq', dataSchemas.faq),
    images: read('images', dataSchemas.images),
    questions: read('questions', dataSchemas.questions),
    redirects: read('redirects', dataSchemas.redirects),
  }
  const pages: Pages = {
    home: read('pages/home', pageSchemas.home),
    about: read('pages/about', pageSchemas.about),
    gear: read('pages/gear', pageSchemas.gear),
    gallery: read('pages/gallery', pageSchemas.gallery),
    pricing: read('pages/pricing', pageSchemas.pricing),
    comparison: read('pages/comparison', pageSchemas.comparison),
    faq: read('pages/faq', pageSchemas.faq),
    contact: read('pages/contact', pageSchemas.contact),
    tournaments: read('pages/tournaments', pageSchemas.tournaments),
    events: read('pages/events', pageSchemas.events),
    locations: read('pages/locations', pageSchemas.locations),
    blog: read('pages/blog', pageSchemas.blog),
    'not-found': read('pages/not-found', pageSchemas['not-found']),
  }
  const posts = readPosts(source, references, messages)
  const longForms = readLongForms(source, references, messages)
  files.push(...posts.files)
  for (const path of posts.unreadable) unreadable.add(path)

  const figures = new Messages()
  checkTypedFigures(parsed.values(), source, factsOfFiles, format, money, figures)
  // Where a line is wrong altogether, nobody knows yet what figure it will have.
  const wrong = new Set(messages.all.filter(({ fatal }) => fatal).map(({ file, line }) => `${file}:${line}`))
  messages.all.push(...figures.all.filter(({ file, line }) => !wrong.has(`${file}:${line}`)))

  const content = { ...data, pages, posts: posts.posts, longForms, format, unreadable }
  checkRules(content, files, source, messages)
  return content
}

/** The entries that lack a field which they need, by address: more may be meant to be in them than is found. */
const entriesInPart = remembering(
  (file: string, schema: z.ZodType, value: unknown) =>
    `${file} ${identityOf(schema)} ${JSON.stringify(value)}`,
  (file, schema, value) =>
    (schema.safeParse(value).error?.issues ?? []).flatMap(({ path }) => {
      const id = valueAt(value, [...path.slice(0, -1), 'id'])
      return valueAt(value, path) === undefined && typeof id === 'string' ? [`${file}.${id}`] : []
    }),
)

/** Whether a list or a group is misspelt, missing or none, so that all it holds is lost to links and references. */
const losesPart = remembering(
  (schema: z.ZodType, value: unknown) => `${identityOf(schema)} ${JSON.stringify(value)}`,
  (schema, value) =>
    schema
      .safeParse(value)
      .error?.issues.some(
        (issue) =>
          (issue.code === 'invalid_type' && ['object', 'array', 'record'].includes(issue.expected)) ||
          (issue.code === 'unrecognized_keys' &&
            issue.keys.some((key) => isPart(valueAt(value, [...issue.path, key])))),
      ) ?? false,
)

const isPart = (value: unknown) => typeof value === 'object' && value !== null

/** Enough of site.yaml to print figures, even when the rest of it is wrong. */
function conventions(site: unknown) {
  const found = dataSchemas.site
    .pick({ language: true, dateLocale: true, currency: true })
    .loose()
    .safeParse(site)
  return found.success ? found.data : { language: 'en', dateLocale: 'en', currency: 'USD' }
}
