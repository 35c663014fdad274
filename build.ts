/**
 * The whole system on one screen. Content goes in as text, a website comes out as plain files:
 *
 *     read → written right? → fields right? → texts right? → rules kept? → render → site right? → write dist
 *
 * A stage reports all of its mistakes, and runs only on what was right before it. Between reading and writing everything is pure.
 */
import './src/nodeEnvironment.ts'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { encodeImages, type Progress } from './src/assets/images.ts'
import { cacheTextsIn } from './src/cache.ts'
import { checkSite } from './src/checks/checkSite.ts'
import { runCommandLine } from './src/commandLine.ts'
import { dateIn } from './src/content/calendarDates.ts'
import { type LoadedData, loadYamlFiles } from './src/content/loadYamlFiles.ts'
import { contentOn, publishedOn } from './src/content/publish.ts'
import { checkRules } from './src/content/rules/index.ts'
import { reportOpenPoints } from './src/content/rules/openPoints.ts'
import { readSource } from './src/content/source.ts'
import { Messages } from './src/diagnostics/messages.ts'
import { adminFiles } from './src/editor/admin.ts'
import { generatorVersion } from './src/generatorVersion.ts'
import { withHostFiles } from './src/hosts/hostFiles.ts'
import type { Options } from './src/options.ts'
import { restoreSite, writeSite } from './src/output/write.ts'
import { joinFiles } from './src/pages/joinFiles.ts'
import type { GuideCache } from './src/pages/readGuides.ts'
import { type LoadedContent, readTexts } from './src/pages/readTexts.ts'
import { renderSite } from './src/pages/renderSite.ts'
import { explainGoneEntries, proofread, proofreadChange } from './src/proofread/proofread.ts'
import { readPublic } from './src/public/readPublic.ts'
import type { Picture } from './src/render/Picture.tsx'
import type { RenderedSite } from './src/renderedSite.ts'
import type { Checked, Outcome } from './src/report.ts'
import { site as cafe } from './templates/site.ts'

if (realpathSync(process.argv[1] ?? '.') === realpathSync(import.meta.filename))
  void runCommandLine({ build, render, check })

/** Builds a site: renders it, checks it, and writes it unless there is an error or `check` is set. */
export async function build(options: Options, progress?: Progress, definition = cafe): Promise<Outcome> {
  const started = performance.now()
  if (!options.check) restoreSite(options.out)
  const rendered = await render(options, new Map(), progress, definition)
  const { messages, built } = rendered
  const site = built ? await withHostFiles(built, options) : new Map()
  const checked = built ? check(built, options, site) : { areLinksChecked: false, toRead: [] }
  if (built && !options.check && !messages.hasErrors)
    writeSite(site, options.out, [options.content, options.public], messages)
  return { ...rendered, ...checked, site, milliseconds: performance.now() - started }
}

/** Content → site. In the preview, guides that are not published yet are part of it. */
export async function render(options: Options, cache: GuideCache, progress?: Progress, definition = cafe) {
  cacheTextsIn(join(options.cache, 'texts', generatorVersion))
  const messages = new Messages()
  const source = readSource(options.content, messages)
  const published = readPublic(options.public, messages)
  const inputs = { definition, source, published, messages }
  const dayIn = (timeZone: string) => dateIn(timeZone, options.now)
  const data = loadYamlFiles(source, definition.collections, messages, dayIn)
  if (!data) return { source, messages, built: undefined }

  const today = dayIn(data.site.timeZone)
  const { pictures, pictureFiles } = await encodeImages(data.images, source, options, messages, progress)
  const loaded = checkTextsAndRules(data, inputs, pictures, cache, today)
  if (!loaded) {
    // Texts may refer to what the change has deleted.
    explainGoneEntries({ ...data, source, messages, collections: definition.collections }, options)
    return { source, messages, built: undefined }
  }

  const visible = options.dev ? loaded.content : publishedOn(today, loaded.content)
  const content = contentOn(today, visible, definition.collections)
  const previewDay = options.dev ? today : undefined
  const shown = { content, pictures, pictureFiles, today, previewDay }
  const { files, icons, pages } = await renderSite(inputs, shown, options)
  const editor = await adminFiles(loaded.content, definition.collections, source, options, messages)
  const generated = new Map([...files, ...editor, ...pictureFiles])
  const site = joinFiles(generated, icons, { ...inputs, content, pages }, options.public)
  return { source, messages, built: { ...inputs, content, loaded, pictures, today, site, pages } }
}

type Inputs = Pick<RenderedSite, 'definition' | 'source' | 'messages'>

/** Loads and checks content without its pictures: undefined for content with mistakes. */
export function loadContent(inputs: Inputs, today?: string, cache: GuideCache = new Map()) {
  const data = loadYamlFiles(inputs.source, inputs.definition.collections, inputs.messages, () => today)
  return data && checkTextsAndRules(data, inputs, new Map(), cache, today)
}

/** Reads the texts in Markdown, and checks them, what all refer to, and the rules. Without `today`, no rule looks at dates. */
function checkTextsAndRules(
  data: LoadedData,
  { definition, source, messages }: Inputs,
  pictures: ReadonlyMap<string, Picture>,
  cache: GuideCache,
  today?: string,
): LoadedContent | undefined {
  const { collections, rules, Figure } = definition
  const loaded = messages.stage(() =>
    readTexts(source, data, collections, { pictures, Figure }, cache, messages),
  )
  if (!loaded) return undefined
  const forRules = { ...loaded, collections, source, messages, today }
  checkRules(forRules, rules)
  return messages.stage(() => {
    proofread(forRules)
    return loaded
  })
}

/** Reports the mistakes of a rendered site. `complete` is the site with the files of its host, which the preview does not make. */
export function check(built: RenderedSite, options: Options, complete = built.site): Checked {
  const { definition, messages } = built
  const change = messages.hasErrors ? undefined : proofreadChange(built, options, loadContent)
  const areLinksChecked = !messages.hasErrors
  if (areLinksChecked) checkSite(built, complete, options)
  reportOpenPoints({ ...built, collections: definition.collections }, options, change?.isCoveredByQuestion)
  return { areLinksChecked, toRead: change?.finish() ?? [] }
}
