/** Runs once before the browser tests: builds the sites and serves them from memory, as a host would, until the tests are done. */
import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../../build.ts'
import { report } from '../../src/diagnostics/writers/terminal.ts'
import type { Options } from '../../src/options.ts'
import { answering, listenWith } from '../../src/preview/serve.ts'
import {
  anyPort,
  buildDate,
  built,
  contentOf,
  optionsFor,
  publicOf,
  root,
  writeClosedContent,
} from '../cafes.ts'
import { makeLong } from '../longestContent.ts'

export default async function serveSite() {
  const first = join(root, '.cache/tests/first-content')
  await copyFirstContent(first)
  const site = await buildAndServe(optionsFor({ content: first, out: built.first }))
  process.env.SITE_URL = site.url
  const folder = join(root, '.cache/tests/extended')
  const content = join(folder, 'content')
  await writeExtendedContent(content)
  const extended = await buildAndServe(optionsFor({ content, out: join(folder, 'site') }))
  process.env.EXTENDED_SITE_URL = extended.url
  const second = await buildAndServe(
    optionsFor({ content: contentOf.second, public: publicOf.second, out: built.second }),
  )
  process.env.SECOND_SITE_URL = second.url
  await writeClosedContent()
  const closed = await buildAndServe(
    optionsFor({ content: contentOf.closed, public: publicOf.closed, out: built.closed }),
  )
  process.env.CLOSED_SITE_URL = closed.url
  const longFolder = join(root, '.cache/tests/long')
  const longContent = join(longFolder, 'content')
  await copyFirstContent(longContent)
  await makeLong(longContent)
  const long = await buildAndServe(optionsFor({ content: longContent, out: join(longFolder, 'site') }))
  process.env.LONG_SITE_URL = long.url
  return () => {
    for (const { server } of [site, extended, second, closed, long]) {
      server.closeAllConnections()
      server.close()
    }
  }
}

async function buildAndServe(options: Options) {
  const { messages, site } = await build(options)
  if (messages.hasErrors) throw new Error(report(messages.all, () => undefined))
  return listenWith(answering(site), anyPort)
}

/** What the real content leaves out: counted visits, a form service, pictures and a video in a guide. */
const additions: Record<string, string> = {
  'site.yaml': `
analytics:
  measurementId: G-TEST123
contactForm:
  endpoint: https://forms.service.example/cafe
`,
  'posts/ps5-gaming-wakad-complete-guide.md': `
## Pictures

![Friends on the sofa in front of a large screen.](people-crowd.jpg "The sofa on a Sunday")

[![A controller on a table, seen from above.](post-ps5-gaming.jpg "How a controller is paired")](https://www.youtube.com/watch?v=abcdefghijk)
`,
}

async function writeExtendedContent(folder: string) {
  await copyFirstContent(folder)
  // Visits are not counted while the id is an example.
  const site = join(folder, 'site.yaml')
  const text = await readFile(site, 'utf8')
  await writeFile(site, text.replace(/ {2}- field: analytics\n.*\n/, ''))
  for (const [path, text] of Object.entries(additions)) await appendFile(join(folder, path), text)
}

/** Copies the first café's content as it was on the day of the build: a guide that was changed later would be an error. */
async function copyFirstContent(folder: string) {
  await rm(folder, { recursive: true, force: true })
  await cp(contentOf.first, folder, { recursive: true })
  for (const name of await readdir(join(folder, 'posts'))) {
    const path = join(folder, 'posts', name)
    const text = await readFile(path, 'utf8')
    const keepEarlier = (line: string, date: string) => (date > buildDate ? '' : line)
    await writeFile(path, text.replace(/^updated: (\S+)\n/m, keepEarlier))
  }
}
