/** The recipes of content/README.md that have lines to type: each applied to the real content, as its text says. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { contentOf } from '../cafes.ts'

export const guide = readFileSync(join(contentOf.first, 'README.md'), 'utf8')

/** Path in the content folder → text. */
type Texts = Map<string, string>

export interface Recipe {
  /** Its heading in the guide. */
  task: string
  /** Types the lines of the guide into the files. */
  apply: (lines: string, texts: Texts) => void
  /** A day on which it shows. */
  date: string
  /** What the guide has a picture of: the page, the part of it, and what is pressed before. */
  picture?: { name: string; path: string; part: string; press?: string }
}

/** Photographs that a recipe names, each with the one that takes its place. */
const newPhotographs = new Map([
  ['lounge-evening.jpg', 'people-lounge.jpg'],
  ['controller.jpg', 'post-ps5-gaming.jpg'],
])

const ps5Guide = 'posts/ps5-gaming-wakad-complete-guide.md'

function change(texts: Texts, path: string, pattern: RegExp, replacement: (found: string) => string): void {
  const text = texts.get(path) ?? ''
  const changed = text.replace(pattern, replacement)
  if (changed === text) throw new Error(`${path} has no ${pattern}`)
  texts.set(path, changed)
}

/** Puts the lines below the first line that matches. */
const below =
  (path: string, pattern: RegExp): Recipe['apply'] =>
  (lines, texts) =>
    change(texts, path, pattern, (found) => `${found}\n${lines.trimEnd()}`)

const atEnd =
  (path: string): Recipe['apply'] =>
  (lines, texts) =>
    texts.set(path, `${texts.get(path)}\n${lines}`)

/** The line of facts.yaml that a recipe has in its text, by its id. */
const lineInText = (id: string) => `  ${guide.match(new RegExp(`\`(- \\{ id: ${id}, .*\\})\``))?.[1]}`

const valorant = /^ {4}repeats: every saturday$/m
const valorantPage = '/tournaments/valorant'

export const recipes: readonly Recipe[] = [
  {
    task: 'Write a figure once',
    apply: (lines, texts) => {
      below('facts.yaml', /^facts:$/m)(lines, texts)
      const answer = 'Yes, for ${facts.lockers-20} a day.'
      below('faq.yaml', /^items:$/m)(`  - { id: lockers, question: Lockers?, answer: "${answer}" }`, texts)
    },
    date: '2026-11-27',
  },
  {
    task: 'Change a price from a coming day',
    apply: below('packages.yaml', /^ {12}perHour: 73$/m),
    date: '2030-11-27',
  },
  { task: 'Lower prices for some days', apply: atEnd('packages.yaml'), date: '2030-10-25' },
  {
    task: 'A pass for one screen only',
    apply: (lines, texts) => {
      const tiers = /(?<=id: golden-rise\n(?: {8}.*\n)*?) {8}tiers:\n(?: {10}.*\n)+/
      change(texts, 'packages.yaml', tiers, () => lines)
    },
    date: '2026-11-27',
    picture: {
      name: 'pass-for-one-screen',
      path: '/pricing',
      part: '#golden-rise',
      press: 'label:has([value="360hz"])',
    },
  },
  {
    task: 'Add a kind of PC',
    apply: (lines, texts) => {
      below('packages.yaml', /^ {4}text: ZOWIE 360Hz.*$/m)(lines, texts)
      const price = ['          500hz:', '            price: 150', '            perHour: 150'].join('\n')
      below('packages.yaml', /^ {12}perHour: 120$/m)(price, texts)
    },
    date: '2026-11-27',
  },
  {
    task: 'An offer or a special that ends',
    apply: (lines, texts) => {
      below('pages/pricing.yaml', /^ {4}text: Refer someone new.*$/m)(lines, texts)
      below('packages.yaml', /^ {4}- id: ps5-weekday$/m)(lines.replaceAll(/^/gm, '  '), texts)
      const end = guide.match(/`(until \$\{packages\.ps5-weekday\.until\})`/)?.[1]
      for (const path of texts.keys()) {
        if (path !== 'packages.yaml' && texts.get(path)?.includes('${packages.ps5-weekday.offer}'))
          change(texts, path, /\$\{packages\.ps5-weekday\.offer\}/g, (offer) => `${offer} ${end}`)
      }
      change(texts, ps5Guide, /\$\{facts\.ps5-special-hour\} an hour/, (price) => `${price} ${end}`)
    },
    date: '2030-11-03',
    picture: { name: 'offer-that-ends', path: '/pricing', part: '.offers > li:has(.offers__until)' },
  },
  {
    task: 'Add a price of another café',
    apply: (lines, texts) => {
      below('comparison.yaml', /^ {12}price: \$\{facts\.d-360hz\}$/m)(lines, texts)
      below('facts.yaml', /^facts:$/m)(lineInText('e-360hz'), texts)
    },
    date: '2026-11-27',
  },
  {
    task: 'Change the opening hours',
    apply: (lines, texts) => {
      change(texts, 'site.yaml', /^hours:\n(?: .*\n)+footerHours:\n(?: .*\n)+/m, () => lines)
      change(texts, 'questions.yaml', /^ +- site\.footerHours\n/m, () => '')
      // The check names these: the hours print their days.
      const everyDay = /(?<=\$\{site\.hours\}),? (?:every day(?: of the week)?|all seven days)/g
      for (const path of texts.keys())
        if (texts.get(path)?.search(everyDay) !== -1) change(texts, path, everyDay, () => '')
    },
    date: '2026-11-27',
  },
  {
    task: 'Close for a day, or open at other hours',
    apply: below('calendar.yaml', /^closures:$/m),
    date: '2030-10-22',
    picture: { name: 'closed-for-a-day', path: '/pricing', part: '.bars--closures' },
  },
  {
    task: 'Put up a notice',
    apply: below('calendar.yaml', /^notices:$/m),
    date: '2030-11-23',
    picture: { name: 'notice', path: '/pricing', part: '.bars--notices' },
  },
  {
    task: 'Cancel a date',
    apply: below('tournaments.yaml', valorant),
    date: '2030-12-22',
    picture: { name: 'cancelled-date', path: valorantPage, part: '.date' },
  },
  {
    task: 'Other hours on one date',
    apply: below('tournaments.yaml', valorant),
    date: '2030-12-22',
  },
  {
    task: 'Move a date',
    apply: below('tournaments.yaml', valorant),
    date: '2030-12-30',
    picture: { name: 'moved-date', path: valorantPage, part: '.date' },
  },
  {
    task: 'Write who won',
    apply: below('tournaments.yaml', valorant),
    date: '2030-11-25',
    picture: { name: 'who-won', path: valorantPage, part: '.tournament-results' },
  },
  { task: 'Add a question', apply: below('faq.yaml', /^items:$/m), date: '2026-11-27' },
  { task: 'Add a guide', apply: atEnd(ps5Guide), date: '2026-11-27' },
  {
    task: 'A picture or a video in a guide',
    apply: (lines, texts) => {
      atEnd(ps5Guide)(lines, texts)
      for (const name of newPhotographs.keys())
        atEnd('images.yaml')(`  - file: ${name}\n    alt: What ${name} shows.\n`, texts)
    },
    date: '2026-11-27',
    picture: {
      name: 'video-in-a-guide',
      path: `/blog/ps5-gaming-wakad-complete-guide`,
      part: 'figure:has(.figure__video)',
    },
  },
  {
    task: 'Rename a guide, or redirect an old address',
    apply: (lines, texts) => {
      const [from, to] = ['ps5-gaming-wakad-complete-guide', 'ps5-guide']
      const names = lines.replace('old-name', from).replace('new-name', to)
      below('redirects.yaml', /^redirects:$/m)(names, texts)
      texts.set(`posts/${to}.md`, texts.get(ps5Guide) ?? '')
      texts.delete(ps5Guide)
      for (const [path, text] of texts)
        if (path.endsWith('.md')) texts.set(path, text.replaceAll(`/blog/${from}`, `/blog/${to}`))
    },
    date: '2026-11-27',
  },
  {
    task: 'Make a page of your own',
    apply: (lines, texts) => texts.set('pages/jobs.md', lines),
    date: '2026-11-27',
  },
  {
    task: 'Say what is good to know',
    apply: below('site.yaml', /^amenities:$/m),
    date: '2026-11-27',
  },
  {
    task: 'Add a branch',
    apply: below('locations.yaml', /^ {4}name: Hinjewadi$/m),
    date: '2026-11-27',
    picture: { name: 'branch', path: '/location/hinjewadi', part: '.contact__details' },
  },
  { task: 'Change the accent colour or the logo', apply: atEnd('site.yaml'), date: '2026-11-27' },
]

/** The lines to type of each recipe of the guide that has some, by its heading. */
export const linesToType: ReadonlyMap<string, string> = new Map(
  [...guide.matchAll(/^### (.+)\n(?:(?!#).*\n)*?```[a-z]*\n([\s\S]*?)^```$/gm)].map(
    ([, task = '', lines = '']) => [task, lines],
  ),
)

/** The files of the real content after a recipe: path → bytes. */
export function contentWith({ task, apply }: Recipe): Map<string, Uint8Array> {
  const files = new Map(readSource(contentOf.first, new Messages()).files)
  const decoder = new TextDecoder()
  const texts: Texts = new Map()
  for (const [path, bytes] of files)
    if (/^(?!README|FIELDS).*\.(yaml|md)$/.test(path)) texts.set(path, decoder.decode(bytes))
  const before = [...texts.keys()]
  apply(linesToType.get(task) ?? '', texts)
  for (const path of before) files.delete(path)
  for (const [path, text] of texts) files.set(path, new TextEncoder().encode(text))
  for (const [copy, original] of newPhotographs) {
    const bytes = files.get(`images/${original}`)
    if (bytes && texts.get('images.yaml')?.includes(copy)) files.set(`images/${copy}`, bytes)
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}
