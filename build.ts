/**
 * The whole system on one screen. Content goes in as text, a website comes out as plain files:
 *
 *     read content → load it → make assets → list and render the pages → check content and site → write dist
 *
 * Between reading and writing everything is pure: the same content gives the same bytes. Every mistake becomes a message
 * with file and line; with one error nothing is written and the last good site stays.
 */
import './src/production.ts'
import { realpathSync } from 'node:fs'
import { createAssets } from './src/assets/createAssets.ts'
import { encodeImages, type Progress } from './src/assets/images.ts'
import { checkSite } from './src/checks/checkSite.ts'
import { reportLostAddresses } from './src/compare/lostAddresses.ts'
import { loadData } from './src/content/load.ts'
import { waitingGuides } from './src/content/publish.ts'
import { dateIn } from './src/content/schedule.ts'
import { readSource } from './src/content/source.ts'
import { Messages } from './src/diagnostics/messages.ts'
import { adminFiles } from './src/editor/admin.ts'
import { redirectsFile } from './src/hosts/headersFile.ts'
import { withHostFiles } from './src/hosts/hostFiles.ts'
import { type Options, parseOptions } from './src/options.ts'
import { restoreSite, writeSite } from './src/output/write.ts'
import { checkContent, completeContent, publishedOn } from './src/pages/compileContent.ts'
import { type GuideCache, openGuideCache } from './src/pages/guides.ts'
import { renderSite } from './src/pages/renderSite.ts'
import { print, printError } from './src/print.ts'
import { readPublic, reportReplaced } from './src/public/readPublic.ts'
import { type Outcome, printOutcome, showProgress } from './src/report.ts'

if (realpathSync(process.argv[1] ?? '.') === realpathSync(import.meta.filename))
  main(parseOptions(process.argv.slice(2), process.env)).catch((error) => {
    printError(`The generator itself failed.\n\n${error instanceof Error ? error.stack : error}`)
    process.exitCode = 1
  })

async function main(options: Options) {
  if (options.dev) {
    const { runPreview } = await import('./src/preview/devServer.ts')
    return runPreview(options, { render, check })
  }
  const outcome = await build(options, showProgress)
  printOutcome(outcome, options)
  if (outcome.messages.hasErrors) process.exitCode = 1
  else if (options.serve) {
    const { serve } = await import('./src/preview/serve.ts')
    print(`Open ${(await serve(options.out, options.port, options.allowedHosts)).url}`)
  }
}

/** Builds one café's site: renders it, checks it, and writes it unless there is an error or `check` is set. */
export async function build(options: Options, progress?: Progress): Promise<Outcome> {
  const started = performance.now()
  if (!options.check) restoreSite(options.out)
  const rendered = await render(options, openGuideCache(options), progress)
  const site = await withHostFiles(rendered, options)
  const outcome = await check(rendered, options, site)
  if (!options.check && !outcome.messages.hasErrors)
    writeSite(site, options.out, [options.content, options.public], outcome.messages)
  return { ...outcome, site, milliseconds: performance.now() - started }
}

export type Rendered = Awaited<ReturnType<typeof render>>

/** Content → site. In the preview, guides that are not published yet are part of it. */
export async function render(options: Options, cache: GuideCache, progress?: Progress) {
  const messages = new Messages()
  const source = readSource(options.content, messages)
  const published = readPublic(options.public, messages)
  const data = loadData(source, messages)
  const { pictures, files } = await encodeImages(data.images.images, source, options, messages, progress)

  const today = dateIn(data.site.timeZone, options.now)
  const favicon = published.has('/favicon.svg') ? '/favicon.svg' : undefined
  const context = { pictures, previewDay: options.dev ? today : undefined }
  const written = completeContent(source, data, context, cache, messages)
  const { content, guides } = options.dev ? written : publishedOn(today, written)

  const assets = await createAssets(content, published, options, messages)
  const shown = { guides, ...context, ...assets, pictureFiles: files, favicon, today }
  const rendered = await renderSite({ ...shown, content }, assets, source, options, messages)
  const editor = await adminFiles(written.content, source, options, messages)
  const made = new Map([...rendered.site, ...redirectsFile(content), ...editor, ...files])
  reportReplaced(published, made, options.public, messages)
  const site = new Map([...made, ...assets.icons])
  const inputs = { content, written, source, published, pictures, today, messages }
  return { ...inputs, site, pages: rendered.pages }
}

/**
 * Reports the mistakes of a rendered site.
 *
 * @param complete the site with the files of its host, which the preview does not make
 * @returns the data for the report
 */
export async function check(
  rendered: Rendered,
  options: Options,
  complete = rendered.site,
): Promise<Outcome> {
  const { written, source, messages, today } = rendered
  checkContent(written, source, messages, today)
  reportLostAddresses(rendered, options)
  checkSite(rendered, complete, options)
  const waiting = waitingGuides(written.content, today)
  return { ...rendered, waiting, milliseconds: 0 }
}
