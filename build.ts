/**
 * The whole system on one screen. Content goes in as text, a website comes out as plain files:
 *
 *     read content → load and check it → list the pages → render them → add assets → check the site → write dist
 *
 * Between reading and writing everything is pure: the same content gives the same bytes. Whatever is wrong becomes a
 * message with file and line; with one error nothing is written and the last good site stays.
 */
import './src/production.ts'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { createAssets } from './src/assets/createAssets.ts'
import { guideIndex, guideIndexPath } from './src/assets/guideIndex.ts'
import { encodeImages, type Progress } from './src/assets/images.ts'
import { hashOf } from './src/cache.ts'
import { checkSite } from './src/checks/checkSite.ts'
import { compareWith } from './src/compare/compare.ts'
import { loadData } from './src/content/load.ts'
import { nextChange } from './src/content/nextChange.ts'
import { isPublished, publish, waitingGuides } from './src/content/publish.ts'
import { dateIn } from './src/content/schedule.ts'
import { readSource } from './src/content/source.ts'
import { Messages } from './src/diagnostics/messages.ts'
import { adminFiles } from './src/editor/admin.ts'
import { readSchemas } from './src/editor/readSchemas.ts'
import { generator } from './src/generator.ts'
import { redirectsFile } from './src/hosts/headersFile.ts'
import { withHostFiles } from './src/hosts/hostFiles.ts'
import { type Options, parseOptions } from './src/options.ts'
import { writeSite } from './src/output/write.ts'
import { completeContent } from './src/pages/compileContent.ts'
import { openGuideCache } from './src/pages/guides.ts'
import { listPages } from './src/pages/index.ts'
import { readPublic } from './src/readFiles.ts'
import { renderSite } from './src/render/renderSite.ts'
import { type Outcome, printOutcome, showProgress } from './src/report.ts'

if (realpathSync(process.argv[1] ?? '.') === realpathSync(import.meta.filename))
  main(parseOptions(process.argv.slice(2), process.env))

async function main(options: Options) {
  if (options.dev) {
    const { runPreview } = await import('./src/preview/runPreview.ts')
    return runPreview(options, createGenerator(options))
  }
  const outcome = await build(options, showProgress)
  printOutcome(outcome, options)
  if (outcome.messages.hasErrors) process.exitCode = 1
  else if (options.serve) {
    const { serve } = await import('./src/preview/serve.ts')
    console.log(`Open ${(await serve(options.out, options.port)).url}`)
  }
}

/** Builds one café's site: renders it, checks it, and writes it unless there is an error or `check` is set. */
export async function build(options: Options, progress?: Progress): Promise<Outcome> {
  const started = performance.now()
  const rendered = await render(options, progress)
  const outcome = await check(rendered, options)
  const site = await withHostFiles(rendered, options)
  if (!options.check && !outcome.messages.hasErrors)
    writeSite(site, options.out, [options.content, options.public], outcome.messages)
  await rendered.cache.save()
  return { ...outcome, site, milliseconds: performance.now() - started }
}

/** Reports what is wrong with a rendered site. */
export async function check(rendered: Rendered, options: Options): Promise<Outcome> {
  const { messages, source, site, pages, content, written, today } = rendered
  // First: a broken link does not make the values of its file wrong.
  const comparison = options.against
    ? await compareWith(options.against, { directory: options.content, content, source, site }, messages)
    : undefined
  await checkSite(rendered, options)
  return {
    messages,
    source,
    site,
    comparison,
    pages: pages.length,
    waiting: waitingGuides(written.content, today),
    nextChange: nextChange(written.content, today),
    milliseconds: 0,
  }
}

/** For the dev server, which renders again and again: guides that did not change stay in memory. */
export function createGenerator(options: Options) {
  const cache = openGuideCache(undefined, generator)
  return {
    render: (changed: Options) => render(changed, undefined, cache),
    async check(rendered: Rendered) {
      await cache.save()
      return check(rendered, options)
    },
  }
}

/** What a render leaves for checks. */
export type Rendered = Awaited<ReturnType<typeof render>>

/** Content → site. In the preview, guides that are not published yet are part of it. */
export async function render(
  options: Options,
  progress: Progress = () => {},
  cache = openGuideCache(join(options.cache, 'guides', hashOf(options.content)), generator),
) {
  const messages = new Messages()
  const source = readSource(options.content, messages)
  const published = readPublic(options.public)
  const data = loadData(source, messages)
  const { pictures, files } = await encodeImages(
    data.images.images,
    source,
    join(options.cache, 'images'),
    messages,
    progress,
  )

  const today = dateIn(data.site.timeZone, options.now)
  const favicon = published.has('/favicon.svg') ? '/favicon.svg' : undefined
  const previewDay = options.dev ? today : undefined
  const written = completeContent(source, data, { pictures, favicon, previewDay }, cache, messages)
  const content = options.dev ? written.content : publish(written.content, today)
  const guides = options.dev ? written.guides : written.guides.filter(({ post }) => isPublished(post, today))

  const assets = await createAssets(content, source, published, pictures, options, messages)
  const search = { script: assets.bundle.search.address, index: guideIndexPath }
  const pages = listPages({
    content,
    guides,
    pictures,
    pictureFiles: files,
    search,
    today,
    isPreview: options.dev,
  })
  const rendered = await renderSite(pages, content, { site: content.site, favicon, pictures }, assets)
  const site = new Map([
    ...rendered.site,
    ...redirectsFile(content),
    ...readSchemas(options.root),
    ...(await adminFiles(content, options.root, options.content, source, messages)),
    [guideIndexPath, guideIndex(guides)],
    ...assets.icons,
    ...published,
    ...files,
  ])
  return {
    site,
    pages: rendered.pages,
    content,
    written,
    source,
    published,
    pictures,
    today,
    messages,
    cache,
  }
}
