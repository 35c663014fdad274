/**
 * The whole system on one screen. Content goes in as text, a website comes out as plain files:
 *
 *     read content → check it → list the routes → render them → bundle assets → check the site → write dist
 *
 * Between reading and writing everything is pure: the same content gives the same bytes. Whatever is wrong becomes a
 * message with file and line; with one error nothing is written and the last good site stays.
 */
import { join } from 'node:path'
import { bundleAssets, focusStyles } from './build/assets/bundle.ts'
import { loadIcons } from './build/assets/icons.ts'
import { encodeImages } from './build/assets/images.ts'
import { compileContent } from './build/content/content.ts'
import { openPoints } from './build/content/openPoints.ts'
import { readSource } from './build/content/source.ts'
import { Messages } from './build/messages.ts'
import { type Options, parseOptions } from './build/options.ts'
import { printOutcome, showProgress } from './build/print.ts'
import { renderRoutes } from './build/routes/render.ts'
import { listRoutes } from './build/routes/routes.ts'
import { serve } from './build/serve.ts'
import { checkLinks } from './build/site/links.ts'
import { checkMetadata } from './build/site/metadata.ts'
import type { Site } from './build/site/site.ts'
import { readPublic, writeSite } from './build/site/write.ts'

const options = parseOptions(process.argv.slice(2))
const succeeded = await build(options)
if (!succeeded) process.exitCode = 1
else if (options.serve) console.log(`Open ${(await serve(options.out, options.port)).url}`)

/** Builds one café's site; true when nothing is wrong. */
async function build(options: Options): Promise<boolean> {
  const started = performance.now()
  const messages = new Messages()

  const source = await readSource(options.content, messages)
  const content = compileContent(source, messages)

  const [images, bundle, publicFiles] = await Promise.all([
    encodeImages(content.images.images, source, join(options.cache, 'images'), messages, showProgress),
    bundleAssets(options.root),
    readPublic(options.public),
  ])

  const routes = listRoutes(content, images.pictures)
  const pages = await renderRoutes(routes, content, images.pictures, {
    styles: bundle.styles + focusStyles(content.images.images.map((image) => image.focus)),
    script: bundle.script,
    favicon: publicFiles.has('/favicon.svg') ? '/favicon.svg' : undefined,
    loadIcons,
  })
  const site: Site = new Map([...publicFiles, ...bundle.files, ...images.files, ...pages])

  checkMetadata(routes, messages)
  checkLinks(site, content.site.url, source, messages)
  openPoints(content, source, messages, options)

  if (!messages.hasErrors && !options.check) await writeSite(site, options.out)
  printOutcome(messages, source, options, {
    pages: pages.size,
    files: site.size,
    milliseconds: performance.now() - started,
  })
  return !messages.hasErrors
}
