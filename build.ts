/**
 * The whole system on one screen. Content goes in as text, a website comes out as plain files:
 *
 *     read content → check it → list the routes → render them → bundle assets → check the site → write dist
 *
 * Between reading and writing everything is pure: the same content gives the same bytes. Whatever is wrong becomes a
 * message with file and line; with one error nothing is written and the last good site stays.
 */
import './build/production.ts'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { workAhead } from './build/ahead/workAhead.ts'
import { isTask, workAlong } from './build/ahead/workAlong.ts'
import { bundleAssets } from './build/assets/bundle.ts'
import { anyCharacter, subsetDisplayFont } from './build/assets/fonts.ts'
import { guideIndexPath, indexGuides } from './build/assets/guideIndex.ts'
import { checkImageSizes } from './build/assets/imageSizes.ts'
import { encodeImages, type Progress } from './build/assets/images.ts'
import { stylesFor } from './build/assets/pageStyles.ts'
import { paletteOf } from './build/assets/palette.ts'
import { photoStyles } from './build/assets/photoStyles.ts'
import { createShareImages } from './build/assets/shareImages.ts'
import { shortNames } from './build/assets/shortNames.ts'
import { drawSiteIcons } from './build/assets/siteIcons.ts'
import { compareWith } from './build/compare/compare.ts'
import { compileContent } from './build/content/content.ts'
import { reportOpenPoints } from './build/content/openPoints.ts'
import { publish, waitingGuides } from './build/content/publish.ts'
import { readSource } from './build/content/source.ts'
import { adminFiles } from './build/editor/admin.ts'
import { readSchemas } from './build/editor/readSchemas.ts'
import { withHostFiles } from './build/hosts/hostFiles.ts'
import { openKept, saveKept } from './build/keep.ts'
import { forgetUnused } from './build/memo.ts'
import { Messages } from './build/messages.ts'
import { nextChange } from './build/nextChange.ts'
import { type Options, parseOptions } from './build/options.ts'
import { type Outcome, printOutcome, showProgress } from './build/print.ts'
import { putTogether } from './build/routes/documents.ts'
import { kindsOfPages, wholeKinds } from './build/routes/kinds.ts'
import { charactersOn, groupPages } from './build/routes/pageGroups.ts'
import { renderPages } from './build/routes/pages.ts'
import { listRoutes } from './build/routes/routes.ts'
import { createViews } from './build/routes/views.ts'
import { dateIn } from './build/schedule.ts'
import { describeSite } from './build/seo/describeSite.ts'
import { headLinks } from './build/seo/headLinks.ts'
import { checkRequests, checkWeights } from './build/site/budgets.ts'
import { checkPublic } from './build/site/checkPublic.ts'
import { checkLinks } from './build/site/links.ts'
import { weighPages } from './build/site/page/weight.ts'
import { checkRedirects, redirectsFile } from './build/site/redirects.ts'
import type { Site } from './build/site/site.ts'
import { abandonWriting, beginWriting, readPublic, targetOf, writeSite } from './build/site/write.ts'
import { createStageClock } from './build/stages.ts'

if (realpathSync(process.argv[1] ?? '.') === realpathSync(import.meta.filename)) {
  if (isTask(workerData)) workAlong(workerData)
  else main(parseOptions(process.argv.slice(2), process.env))
}

async function main(options: Options) {
  if (options.dev) {
    const { runPreview } = await import('./build/dev/runPreview.ts')
    await runPreview(options, build)
    return
  }
  const outcome = await build(options, showProgress)
  printOutcome(outcome, options)
  if (outcome.messages.hasErrors) process.exitCode = 1
  else if (options.serve) {
    const { serve } = await import('./build/serve.ts')
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
