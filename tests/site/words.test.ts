/** Another café can replace every word, the accent colour and the logo without touching code. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { build } from '../../build.ts'
import { textOf } from '../../src/siteFiles.ts'
import { defaultWords } from '../../templates/wordsSchema.ts'
import { contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'

/** The words of `words.yaml` in German, in the order of the schema. */
const german: typeof defaultWords = {
  skipToContent: 'Zum Inhalt',
  mainNavigation: 'Hauptnavigation',
  menu: 'Speisekarte',
  call: '{phone} anrufen',
  breadcrumbs: 'Brotkrumen',
  home: 'Startseite',
  addressNames: [
    { part: 'faq', name: 'Häufige Fragen' },
    { part: 'blog', name: 'Ratgeber' },
  ],
  backToTop: 'Nach oben',
  table: 'Tabelle',
  contents: 'Inhalt',
  shortAnswer: 'Kurz gesagt',
  consoleShares: 'Eine Stunde an der Konsole, für jeden',
  travelTimes: 'Minuten mit dem Auto',
  askUs: 'Noch Fragen?',
  topics: 'Themen: {keywords}',
  ratesNoted: 'Preise notiert im {date}',
  copyright: '{name}, {year}, alle Rechte vorbehalten',
  free: 'Eintritt frei',
  timeFrom: 'ab {start}',
  timeRange: '{start} bis {end}',
  hoursOfDays: '{days} {time}',
  ordinals: { first: 'erster', second: 'zweiter', third: 'dritter', fourth: 'vierter', last: 'letztes' },
  everyWeek: 'jeden {day}',
  everySecondWeek: 'jeden zweiten {day}',
  everyMonth: 'am {day} im Monat',
  onDate: 'am {date}',
  updated: 'geändert am {date}',
  playVideo: 'Film zeigen',
  notSold: 'Nicht für {tier}',
  goodToKnow: '‹good to know›',
  until: 'bis {date}',
  openTill: 'Offen bis',
  opens: 'Öffnet um',
  openHours: 'Offen',
  next: 'Demnächst, {when}',
  weekend: 'Wochenende',
  closures: 'Öffnungszeiten',
  closedDays: '{name}: geschlossen am {days}',
  closedToday: '{name}: heute geschlossen',
  openAgain: 'Wieder offen ab {day}, {time} Uhr.',
  otherHours: '{name}: {time} am {days}',
  otherHoursToday: '{name}: heute {time}',
  usualHours: 'Wie gewohnt ab {day}.',
  hoursException: '{days}, {name}: {time}',
  closedHours: 'zu',
  notices: 'Hinweise',
  dismiss: 'Ausblenden: {text}',
  share: 'Weitersagen',
  shareCopied: 'Adresse kopiert',
  shareByHand: 'Diese Adresse kopieren:',
  entriesBetween: 'Anmeldung von {opens} bis {closes}',
  entriesOpen: 'Anmeldung bis {closes}',
  endOfDay: '{day} Nacht',
  entriesOpenNow: 'Anmeldung läuft',
  entriesOpenFrom: 'Anmeldung ab {opens}',
  entriesClosed: 'Anmeldung vorbei',
  startsAt: 'Beginn {start}',
  onNow: 'Läuft gerade',
  endsAt: 'noch bis {end}',
  startsIn: 'Noch {time}',
  otherTime: 'Diesmal {time} statt {usual}',
  dateOver: 'Vorbei',
  remindMe: 'Erinnern',
  comeAndWatch: 'Zuschauen',
  askForPlace: 'Freier Platz?',
  askForPlaceMessage: 'Gibt es noch einen Platz für {tournament}, {date}?',
  nextUp: 'Als nächstes offen',
  nextDate: 'Demnächst',
  thisWeek: 'Diese Woche',
  freeDay: 'Kein Turnier',
  sameDays: '{event} ({dates}) und {others} sind gleichzeitig.',
}

const accent = '#ffaa00'
const table = '| Seat | Price |\n| --- | --- |\n| Corner | low |\n'

/** The finished site of a café with its own words, colour and logo, as text. */
async function buildChanged(): Promise<Map<string, string>> {
  const folder = await temporaryFolder()
  const [content, published] = [join(folder, 'content'), join(folder, 'public')]
  await cp(contentOf.second, content, { recursive: true })
  await cp(publicOf.second, published, { recursive: true })
  await mkdir(published, { recursive: true })
  await writeFile(
    join(published, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 40"><path d="M0 0h180v40z"/></svg>',
  )
  await writeFile(join(content, 'words.yaml'), stringify(german))
  await writeFile(join(content, 'pages/rules.md'), '---\ntitle: Rules\ndescription: Rules\n---\nNo food.\n')
  const site = join(content, 'site.yaml')
  await writeFile(site, `${await readFile(site, 'utf8')}\ncolours:\n  accent: "${accent}"\n`)
  const guide = join(content, 'posts/choosing-a-fighting-game-pad.md')
  await writeFile(guide, (await readFile(guide, 'utf8')).replace(/\n---\n/, `$&\n${table}\n`))
  await writeFile(
    join(content, 'calendar.yaml'),
    stringify({
      closures: [
        { id: 'winter', name: 'Winter', from: '2026-12-01', hours: 'closed' },
        { id: 'eve', name: 'Fest', from: '2026-12-04', start: '12:00', end: '18:00' },
      ],
      notices: [{ id: 'tee', text: 'Tee!', until: '2026-11-30' }],
    }),
  )
  const comparison = join(content, 'comparison.yaml')
  await writeFile(comparison, `ratesNoted: 2026-03-15\n${await readFile(comparison, 'utf8')}`)
  const tournaments = join(content, 'tournaments.yaml')
  const free = (await readFile(tournaments, 'utf8')).replace('entry: 275', 'entry: 0\n    free: true')
  await writeFile(tournaments, free)
  const built = await build(optionsFor({ content, public: published, check: true }))
  expect(built.messages.all.filter(({ fatal }) => fatal)).toEqual([])
  return new Map([...built.site].map(([path, file]) => [path, textOf(file)]))
}

describe('a café with its own words, accent colour and logo', () => {
  let site: Map<string, string>
  let pages: [path: string, html: string][]
  beforeAll(async () => {
    site = await buildChanged()
    pages = [...site].filter(([path]) => path.endsWith('.html'))
  })

  const page = (path: string) => site.get(path) ?? ''

  test.each([
    ['skips to the content', '/index.html', '>Zum Inhalt</a>'],
    ['names its navigation', '/index.html', 'aria-label="Hauptnavigation"'],
    ['names its menu', '/index.html', '<nav aria-label="Speisekarte">'],
    ['names the button of its menu', '/index.html', '>Speisekarte</span>'],
    ['leads back to the top', '/index.html', '>Nach oben</span>'],
    ['ends with its own line', '/index.html', '>Monsoon Pixel, 2026, alle Rechte vorbehalten</p>'],
    ['names its breadcrumbs', '/faq.html', 'aria-label="Brotkrumen"'],
    ['begins them with its home page', '/faq.html', '<a href="/">Startseite</a>'],
    ['names parts of addresses', '/faq.html', '<span aria-current="page">Häufige Fragen</span>'],
    ['names them above guides', '/blog/choosing-a-fighting-game-pad.html', '<a href="/blog">Ratgeber</a>'],
    ['names its tables', '/blog/choosing-a-fighting-game-pad.html', 'aria-label="Tabelle"'],
    ['introduces keywords', '/pricing.html', '>Themen: '],
    ['says when the rates of others were noted', '/comparison.html', '<p>Preise notiert im March 2026</p>'],
    ['names its closures', '/faq.html', 'aria-label="Öffnungszeiten"'],
    ['names its notices', '/faq.html', 'aria-label="Hinweise"'],
    ['names the buttons of bars', '/faq.html', 'aria-label="Ausblenden: Tee!"'],
    ['announces closed days', '/faq.html', '>Winter: geschlossen am '],
    ['announces them on the day', '/faq.html', 'data-today="">Winter: heute geschlossen<'],
    ['says when it opens again', '/faq.html', ' Wieder offen ab '],
    ['announces other hours', '/faq.html', '>Fest: 12:00–18:00 am '],
    ['announces them on the day', '/faq.html', 'data-today="">Fest: heute 12:00–18:00<'],
    ['says when the usual hours are back', '/faq.html', ' Wie gewohnt ab '],
    ['says it beside the opening hours', '/contact.html', ', Winter: zu</span>'],
    ['asks for questions', '/rules.html', '>Noch Fragen?</a>'],
    ['shares its guides', '/blog/choosing-a-fighting-game-pad.html', '>Weitersagen</button>'],
    ['says that one can enter', '/tournaments.html', '<strong>Anmeldung läuft</strong>'],
    ['says what is next up', '/tournaments.html', '>Als nächstes offen</h2>'],
    ['names the week', '/tournaments.html', '>Diese Woche</h2>'],
    ['names the breadcrumbs of search engines', '/faq.html', '"name":"Startseite"'],
  ])('%s', (_what, path, html) => {
    expect(page(path)).toContain(html)
  })

  test('shows that a free tournament is free, on the page and in structured data', () => {
    expect(page('/tournaments.html')).toMatch(/tournament__figure">Eintritt frei<\/dd>/)
    expect(page('/tournaments.html')).toContain(
      '"isAccessibleForFree":true,"offers":{"@type":"Offer","price":0',
    )
    expect(page('/faq.html')).toContain('is Eintritt frei a team')
    const calendar = page('/calendar/aerial-cup.ics').replaceAll(/\r?\n /g, '')
    expect(calendar).toMatch(/: Eintritt frei\\n/)
  })

  test('shows none of the default words', () => {
    const { addressNames: _none, ordinals: _ordinals, weekend: _weekend, ...words } = defaultWords
    const usual = Object.values({ ...words, copyright: '©', timeFrom: 'from', timeRange: 'to' })
    const shown = (html: string) =>
      [...html.matchAll(/aria-label="([^"]*)"|>([^<>]+)</g)].map(([, label, text]) =>
        (label ?? text ?? '').trim(),
      )
    const found = pages.flatMap(([path, html]) =>
      shown(html.replace(/<(script|style)\b.*?<\/\1>/gs, ''))
        .filter((text) => usual.includes(text) || text.startsWith('©') || /\d( [AP]M)? to \d/.test(text))
        .map((text) => `${path}: ${text}`),
    )
    expect(found).toEqual([])
  })

  test('has its accent colour on every page', () => {
    for (const [path, html] of pages) expect(html, path).toContain(`--accent:${accent}`)
    expect(pages.filter(([, html]) => html.includes('#c8ff2e')).map(([path]) => path)).toEqual([])
  })

  test('shows its logo instead of its name, in its proportions', () => {
    const logo =
      '<a class="header__logo" href="/"><picture><img src="/logo.svg" width="180" height="40" alt="Monsoon Pixel"/></picture></a>'
    for (const [path, html] of pages) expect(html, path).toContain(logo)
  })
})
