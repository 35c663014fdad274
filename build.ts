/**
 * The whole system on one screen. Content goes in as text, a website comes out as plain files:
 *
 *     read content → check it → list the routes → render them → bundle assets → check the site → write dist
 *
 * Between reading and writing everything is pure: the same content gives the same bytes. Whatever is wrong becomes a
 * message with file and line; with one error nothing is written and the last good site stays.
 */
import './src/production.ts'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { workAhead } from './src/ahead/workAhead.ts'
import { isTask, workAlong } from './src/ahead/workAlong.ts'
import { bundleAssets } from './src/assets/bundle.ts'
import { anyCharacter, subsetDisplayFont } from './src/assets/fonts.ts'
import { guideIndexPath, indexGuides } from './src/assets/guideIndex.ts'
import { checkImageSizes } from './src/assets/imageSizes.ts'
import { encodeImages, type Progress } from './src/assets/images.ts'
import { paletteOf } from './src/assets/palette.ts'
import { photoStyles } from './src/assets/photoStyles.ts'
import { createShareImages } from './src/assets/shareImages.ts'
import { shortNames } from './src/assets/shortNames.ts'
import { drawSiteIcons } from './src/assets/siteIcons.ts'
import { checkRequests, checkWeights } from './src/checks/budgets.ts'
import { checkPublic } from './src/checks/checkPublic.ts'
import { checkLinks } from './src/checks/links.ts'
import { weighPages } from './src/checks/page/weight.ts'
import { checkRedirects, redirectsFile } from './src/checks/redirects.ts'
import { compareWith } from './src/compare/compare.ts'
import { compileContent } from './src/content/content.ts'
import { publish, waitingGuides } from './src/content/publish.ts'
import { reportOpenPoints } from './src/content/rules/openPoints.ts'
import { dateIn } from './src/content/schedule.ts'
import { readSource } from './src/content/source.ts'
import { Messages } from './src/diagnostics/messages.ts'
import { adminFiles } from './src/editor/admin.ts'
import { readSchemas } from './src/editor/readSchemas.ts'
import { withHostFiles } from './src/hosts/hostFiles.ts'
import { openKept, saveKept } from './src/keep.ts'
import { forgetUnused } from './src/memo.ts'
import { nextChange } from './src/nextChange.ts'
import { type Options, parseOptions } from './src/options.ts'
import { abandonWriting, beginWriting, readPublic, targetOf, writeSite } from './src/output/write.ts'
import { listRoutes } from './src/pages/routes.ts'
import { createViews } from './src/pages/views.ts'
import { stylesFor } from './src/render/criticalCss.ts'
import { putTogether } from './src/render/documents.ts'
import { headLinks } from './src/render/headLinks.ts'
import { kindsOfPages, wholeKinds } from './src/render/kinds.ts'
import { charactersOn, groupPages } from './src/render/pageGroups.ts'
import { renderPages } from './src/render/pages.ts'
import { type Outcome, printOutcome, showProgress } from './src/report.ts'
import { describeSite } from './src/seo/describeSite.ts'
import type { Site } from './src/site.ts'
import { createStageClock } from './src/stages.ts'

if (realpathSync(process.argv[1] ?? '.') === realpathSync(import.meta.filename)) {
  if (isTask(workerData)) workAlong(workerData)
  else main(parseOptions(process.argv.slice(2), process.env))
}

async function main(options: Options) {
  if (options.dev) {
    const { runPreview } = await import('./src/preview/runPreview.ts')
    await runPreview(options, build)
    return
  }
  const outcome = await build(options, showProgress)
  printOutcome(outcome, options)
  if (outcome.messages.hasErrors) process.exitCode = 1
  else if (options.serve) {
    const { serve } = await import('./src/preview/serve.ts')
    console.log(`Open ${(await serve(options.out, options.port)).url}`)
  }
}

/**
 * Builds one café's site. In the preview (`dev`), guides that are not published yet are part of it, and nothing is
 * written.
 *
 * @param progress is told which photograph is being encoded
 * @param show is given a site whose content is right, before the site itself is checked
 * @param pause is waited for between the checks that follow; it may fail, and with it the build
 * @returns the site and every message; the site was written if there is no error, and it was not a mere check
 */
export async function build(
  options: Options,
  progress: Progress = () => {},
  show: (site: Site) => Promise<void> = async () => {},
  pause?: () => Promise<void>,
): Promise<Outcome> {
  const started = performance.now()
  const messages = new Messages()
  const stages = createStageClock()

  // Where they changed, esbuild works in a process of its own while this one reads and checks the content.
  const bundling = bundleAssets(options.root)
  stages.begin('read')
  const store = openKept(options, !options.dev)
  const source = readSource(options.content, messages)
  const ahead = workAhead(options, store, source)
  stages.begin('content')
  const checks: (() => void)[] = []
  const written = compileContent(source, messages, (check) => checks.push(check))
  const today = dateIn(written.site.timeZone, options.now)
  const content = options.dev ? written : publish(written, today)

  stages.begin('pictures')
  const imageCache = join(options.cache, 'images')
  const images = await encodeImages(content.images.images, source, imageCache, messages, progress)
  checkImageSizes(content, images.pictures, source, messages)
  const publicFiles = readPublic(options.public)
  checkPublic(publicFiles, options.public, messages)
  const bundle = await bundling
  const colours = paletteOf(bundle.styles)
  const iconCache = join(options.cache, 'icons')
  const drawnIcons = await drawSiteIcons(publicFiles, options.public, colours.ink, iconCache, messages)
  const icons: Site = new Map([...drawnIcons, ...publicFiles])
  const shareCache = join(options.cache, 'share')
  // A card takes longer to draw than the whole rest, and nobody shares a preview.
  const shared = options.dev ? { ...content, posts: [] } : content
  const shareImages = await createShareImages(shared, images.pictures, source, colours, shareCache, messages)

  stages.begin('routes')
  const script = content.site.analytics ? bundle.scriptWithAnalytics : bundle.script
  const search = { script: bundle.search.address, index: guideIndexPath }

  const headFiles = {
    favicon: publicFiles.has('/favicon.svg') ? '/favicon.svg' : undefined,
    shareImages: { guides: shareImages.guides, photographs: shareImages.photographs },
  }
  ahead.say({ pictures: images.pictures, search, headFiles })
  const views = createViews(content, images.pictures, search, today)
  const routes = listRoutes(content, views, images.pictures, today)
  stages.begin('pages')
  const single = renderPages(routes, content, images.pictures, headFiles)
  const grouped = options.dev ? undefined : groupPages(single)
  const rendered = grouped ?? single
  // The preview draws a page when it is asked for, so that nothing may depend on what stands on all of them.
  const characters = grouped ? charactersOn(grouped) : anyCharacter
  stages.begin('font')
  const font = await subsetDisplayFont(characters, join(options.cache, 'fonts'))
  stages.begin('documents')
  const styles = shortNames(font.styles + bundle.styles + photoStyles(images.pictures.values()))
  const kinds = options.dev
    ? wholeKinds(
        routes.map(({ template }) => template),
        styles,
      )
    : kindsOfPages(
        rendered.map((page) => ({ template: page.route.template, parts: page.parts() })),
        stylesFor(styles),
      )
  const { pages, files } = putTogether(rendered, content, kinds, {
    script: script.address,
    font: font.href,
    favicon: headFiles.favicon,
    links: headLinks(content, icons),
    themeColour: colours.ink,
  })
  const weights = options.dev ? undefined : weighPages(pages)
  stages.begin('describe')
  const described = describeSite(rendered, content, images, views, icons, colours.ink)
  const site: Site = new Map([
    ...described,
    ...redirectsFile(content),
    ...readSchemas(options.root),
    ...(await adminFiles(content, options.root, options.content)),
    [guideIndexPath, indexGuides(content.posts)],
    ...drawnIcons,
    ...publicFiles,
    ...script.files,
    ...bundle.search.files,
    ...font.files,
    ...images.files,
    ...shareImages.files,
    ...files,
    ...pages,
  ])

  stages.begin('check')
  const target =
    options.check || options.dev
      ? undefined
      : targetOf(options.out, [options.content, options.public], messages)
  const begun = target && !messages.hasErrors ? beginWriting(target, pages, ahead) : undefined
  if (!messages.hasErrors) await show(site)
  for (const check of checks) {
    await pause?.()
    check()
  }
  await pause?.()

  // Before links are checked: a broken one says nothing about the values of its file.
  const comparison = options.against
    ? await compareWith(options.against, { directory: options.content, content, source, site }, messages)
    : undefined
  checkLinks(site, written, source, messages, today)
  checkRedirects(site, publicFiles, written, source, messages, today)
  if (!options.dev) checkRequests(site, content.site.url, messages)
  reportOpenPoints(content, source, messages, options)
  // The preview is no host: a policy would forbid its own script.
  const hosted = options.dev
    ? site
    : await withHostFiles(
        site,
        content,
        {
          host: options.host ?? content.site.host,
          published: publicFiles,
          folder: source.folder,
          cache: options.check ? undefined : options.cache,
          today,
        },
        messages,
      )

  stages.begin('write')
  if (target && !messages.hasErrors) await writeSite(hosted, target, begun, messages, options.cache)
  else if (target && begun) await abandonWriting(target, begun)
  ahead.stop()
  // Whatever they weigh, pages are written: a heavy one is slower, not wrong.
  stages.begin('weigh')
  if (weights) await checkWeights(site, await weights, source.folder, content.site.url, messages)
  stages.begin('keep')
  await saveKept()
  forgetUnused()
  return {
    messages,
    source,
    site: hosted,
    comparison,
    pages: pages.size,
    waiting: waitingGuides(written, today),
    nextChange: nextChange(written, today),
    stages: stages.end(),
    milliseconds: performance.now() - started,
  }
}
