/**
 * The whole system on one screen. Content goes in as text, a website comes out as plain files:
 *
 *     read → written right? → fields right? → texts right? → rules kept? → render → site right? → write dist
 *
 * All mistakes of a stage are reported in one run, and a stage runs only on what the ones before found right: no other code
 * asks whether there are errors. Between reading and writing everything is pure: the same content gives the same bytes.
 */
import './src/production.ts'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { createAssets } from './src/assets/createAssets.ts'
import { encodeImages, type Progress } from './src/assets/images.ts'
import { checkSite } from './src/checks/checkSite.ts'
import { runCommandLine } from './src/commandLine.ts'
import { reportLostAddresses } from './src/compare/lostAddresses.ts'
import { type LoadedData, loadData, openData } from './src/content/load.ts'
import { checkLeftovers, checkRules } from './src/content/rules/index.ts'
import { reportOpenPoints } from './src/content/rules/openPoints.ts'
import { dateIn } from './src/content/schedule.ts'
import { readSource, type Source } from './src/content/source.ts'
import { Messages } from './src/diagnostics/messages.ts'
import { adminFiles } from './src/editor/admin.ts'
import { generator } from './src/generator.ts'
import { redirectsFile } from './src/hosts/headersFile.ts'
import { withHostFiles } from './src/hosts/hostFiles.ts'
import { cacheMarkdownIn } from './src/markdown/render.ts'
import type { Options } from './src/options.ts'
import { restoreSite, writeSite } from './src/output/write.ts'
import { type CompiledContent, completeContent, publishedOn } from './src/pages/compileContent.ts'
import type { GuideCache } from './src/pages/guides.ts'
import { renderSite } from './src/pages/renderSite.ts'
import { readPublic, reportReplaced } from './src/public/readPublic.ts'
import type { Outcome, Rendered } from './src/report.ts'
import type { Picture } from './templates/parts/Picture.tsx'
import { listPages, rules } from './templates/site.ts'

if (realpathSync(process.argv[1] ?? '.') === realpathSync(import.meta.filename))
  void runCommandLine({ build, render, check })

/** Builds one café's site: renders it, checks it, and writes it unless there is an error or `check` is set. */
export async function build(options: Options, progress?: Progress): Promise<Outcome> {
  const started = performance.now()
  if (!options.check) restoreSite(options.out)
  const rendered = await render(options, new Map(), progress)
  const { messages, built } = rendered
  const site = built ? await withHostFiles(built, options) : new Map()
  if (built) check(built, options, site)
  if (built && !options.check && !messages.hasErrors)
    writeSite(site, options.out, [options.content, options.public], messages)
  return { ...rendered, site, milliseconds: performance.now() - started }
}

/** Content → site. In the preview, guides that are not published yet are part of it. */
export async function render(options: Options, cache: GuideCache, progress?: Progress): Promise<Rendered> {
  cacheMarkdownIn(join(options.cache, 'markdown', generator))
  const messages = new Messages()
  const source = readSource(options.content, messages)
  const published = readPublic(options.public, messages)
  const data = messages.hasErrors ? undefined : load(source, messages)
  if (!data) return { source, messages, built: undefined }

  const today = dateIn(data.site.timeZone, options.now)
  const { images } = data.images
  const { pictures, files: encoded } = await encodeImages(images, source, options, messages, progress)
  const written = complete(data, source, pictures, cache, messages, today)
  if (!written) return { source, messages, built: undefined }

  const { content, guides } = options.dev ? written : publishedOn(today, written)
  const favicon = published.has('/favicon.svg') ? '/favicon.svg' : undefined
  const assets = await createAssets(content, published, options, messages)
  const shown = { content, guides, pictures, previewDay: options.dev ? today : undefined }
  const context = { ...shown, ...assets, pictureFiles: encoded, favicon, today }
  const { site: files, pages } = await renderSite(
    listPages(context),
    context,
    assets,
    source,
    options,
    messages,
  )
  const editor = await adminFiles(written.content, source, options, messages)
  const made = new Map([...files, ...redirectsFile(content), ...editor, ...encoded])
  reportReplaced(published, made, options.public, messages)
  const site = new Map([...made, ...assets.icons])
  const inputs = { content, written, source, published, pictures, today, messages }
  return { source, messages, built: { ...inputs, site, pages } }
}

/**
 * Loads and checks content without its pictures, for comparisons and tests.
 *
 * @param today the day of the build, `YYYY-MM-DD`; without it, no rule compares dates with it
 * @returns undefined for content with mistakes
 */
export function compileContent(
  source: Source,
  messages: Messages,
  today?: string,
  cache: GuideCache = new Map(),
): CompiledContent | undefined {
  const data = messages.hasErrors ? undefined : load(source, messages)
  return data && complete(data, source, new Map(), cache, messages, today)
}

/** Is it written right? Are the fields right? */
function load(source: Source, messages: Messages): LoadedData | undefined {
  const opened = openData(source, messages)
  if (messages.hasErrors) return undefined
  const data = loadData(opened, source, messages)
  return messages.hasErrors ? undefined : data
}

/** Are the texts right, and what all refer to? Does everything keep the rules? */
function complete(
  data: LoadedData,
  source: Source,
  pictures: ReadonlyMap<string, Picture>,
  cache: GuideCache,
  messages: Messages,
  today?: string,
): CompiledContent | undefined {
  messages.add(data.unknown)
  const written = completeContent(source, data, pictures, cache, messages)
  if (messages.hasErrors) return undefined
  const checked = { ...written, source, messages, today }
  checkRules(checked, rules)
  if (messages.hasErrors) return undefined
  checkLeftovers(checked)
  return written
}

/**
 * Reports the mistakes of a rendered site.
 *
 * @param complete the site with the files of its host, which the preview does not make
 */
export function check(built: NonNullable<Rendered['built']>, options: Options, complete = built.site): void {
  if (built.messages.hasErrors) return
  reportLostAddresses(built, options, compileContent, listPages)
  checkSite(built, complete, options)
  if (!built.messages.hasErrors || options.strict)
    reportOpenPoints(built.content, built.source, built.messages, options)
}
