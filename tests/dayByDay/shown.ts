/** The content of the finished pages on a day, read from their HTML, structured data and calendars. */

import ICAL from 'ical.js'
import { publishedOn } from '../../src/content/publish.ts'
import type { Content } from '../../src/content/types.ts'
import type { LoadedContent } from '../../src/pages/readTexts.ts'
import type { Page } from '../../src/render/page.ts'
import { renderAbove, renderBelow } from '../../templates/siteLayout.tsx'
import { comingOf } from '../../templates/tournaments/dates/comingInStatus.ts'
import { bodyOf, pagesOf } from '../cafes.ts'
import { tournaments } from './content.ts'

const textOf = (html: string) =>
  html
    .replaceAll(/<strong hidden.*?<\/strong>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]
const number = (html: string, name: string) => Number(attribute(html, name) ?? Number.NaN)

/** The texts of the bars above a page. */
function barsIn(header: string) {
  const [closures = '', notices = ''] = ['bars--closures', 'bars--notices'].map(
    (name) => new RegExp(`<aside class="bars ${name}".*?</aside>`, 's').exec(header)?.[0] ?? '',
  )
  const items = (list: string) => [...list.matchAll(/<li .*?<\/li>/gs)].map(([item]) => item)
  return {
    bars: items(closures).map((item) => ({
      id: attribute(item, 'data-bar'),
      text: textOf(item),
      from: attribute(item, 'data-from'),
      until: attribute(item, 'data-until'),
      canBeDismissed: item.includes('<button'),
    })),
    notices: items(notices).map((item) => ({
      id: attribute(item, 'data-bar'),
      text: textOf(item),
      until: attribute(item, 'data-until'),
    })),
  }
}

/** The lines beside the opening hours, for each place on a page that has them. */
const exceptionsIn = (html: string) =>
  [...html.matchAll(/<span class="hours-exceptions">(.*?<\/span>)<\/span>/g)].map(([, lines = '']) =>
    [...lines.matchAll(/<span [^>]*>(.*?)<\/span>/g)].map(([line]) => textOf(line)),
  )

/** The elements with the moments of a date: matches, entries of lists, blocks of the week. */
const datesIn = (html: string, start: RegExp) =>
  [...html.matchAll(start)].map(([tag]) => ({
    status: attribute(tag, 'data-date'),
    opens: number(tag, 'data-opens'),
    closes: number(tag, 'data-closes'),
    starts: number(tag, 'data-starts'),
    ends: number(tag, 'data-ends'),
    id: attribute(tag, 'id'),
  }))

function weekIn(html: string) {
  const week = /<ol class="week__days">.*?<\/ol>/s.exec(html)?.[0] ?? ''
  return {
    days: [...week.matchAll(/<li class="week__day.*?<time dateTime="([^"]*)"/gs)].map(([, day]) => day),
    blocks: [...week.matchAll(/<a class="week__event[^>]*>/g)].map(([tag]) => [
      /[^#/]*$/.exec(attribute(tag, 'href') ?? '')?.[0],
      number(tag, 'data-starts'),
    ]),
    notes: [...week.matchAll(/<p class="week__note">(.*?)<\/p>/g)].map(([, note]) => note),
  }
}

/** The offers with their last days. */
function specialsAndOffersIn(html: string) {
  const [section = ''] = html.split('When you pay less</h2>').at(1)?.split('</section>') ?? []
  return [...section.matchAll(/<li.*?<\/li>/gs)].map(([offer]) => [
    textOf(/<h3.*?<\/h3>/s.exec(offer)?.[0] ?? ''),
    attribute(offer, 'dateTime'),
  ])
}

/** The consoles' specials with their last days. */
const specialsIn = (html: string) =>
  [...(/<ul class="consoles__specials">.*?<\/ul>/s.exec(html)?.[0] ?? '').matchAll(/<li.*?<\/li>/gs)].map(
    ([special]) => [/<p>(.*?),/.exec(special)?.[1], attribute(special, 'dateTime')],
  )

/** Every object in the structured data of a page. */
function nodesIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  return [{ ...value }, ...Object.values(value).flatMap(nodesIn)]
}

const datedOffersIn = (nodes: readonly Record<string, unknown>[]) =>
  nodes
    .filter((node) => node['@type'] === 'Offer' && (node.validFrom ?? node.validThrough))
    .map(({ name, validFrom, validThrough }) => [name, validFrom, validThrough])

const specialHoursIn = (nodes: readonly Record<string, unknown>[]) =>
  nodes
    .flatMap(({ specialOpeningHoursSpecification: hours }) => nodesIn(hours ?? []))
    .map(({ validFrom, validThrough, opens, closes }) => [validFrom, validThrough, opens, closes])

/** Links of a page to other pages and places, and the places that it has. */
const linksIn = (html: string) => ({
  links: new Set([...html.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)].map(([, link = '']) => link)),
  places: new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)),
})

/** Pages that are the same on all days. */
const otherPages = new Map<string, ReturnType<typeof linksIn>>()

/** Internal links whose page or target does not exist on this day. */
function brokenLinks(pages: readonly Page[], bodies: ReadonlyMap<string, string>, frame: string) {
  const around = linksIn(frame)
  const all = new Map(
    pages.map((page) => {
      const { path } = page
      const body = bodies.get(path)
      const known = otherPages.get(path)
      const links = body === undefined ? (known ?? linksIn(bodyOf(page))) : linksIn(body)
      if (body === undefined) otherPages.set(path, links)
      return [path, links]
    }),
  )
  const files = new Set(pages.flatMap((page) => [...(page.files?.keys() ?? [])]))
  const isBroken = (link: string, from: string) => {
    const [path, place] = link.replace(/\?[^#]*/, '').split('#', 2)
    const target = all.get(path || from)
    if (!target) return !files.has(path ?? '')
    return place !== undefined && !target.places.has(place) && !around.places.has(place)
  }
  return [...all].flatMap(([path, { links }]) =>
    [...links, ...around.links].filter((link) => isBroken(link, path)).map((link) => `${path}: ${link}`),
  )
}

function eventIn({ jsonLd }: Page) {
  const [event] = JSON.parse(JSON.stringify(jsonLd?.nodes ?? []))
  if (!event) return undefined
  const { startDate, endDate, eventStatus, previousStartDate, offers } = event
  return {
    startDate,
    endDate,
    eventStatus,
    moved: previousStartDate !== undefined,
    soldOut: offers.availability === 'https://schema.org/SoldOut',
  }
}

/** The dates of a tournament in order, with the day for which each was planned. */
const datesInCalendar = (events: readonly ICAL.Event[], id: string) =>
  events.flatMap(({ uid, startDate, endDate, component }) => {
    const planned = new RegExp(`^${id}-(\\d{4}-\\d\\d-\\d\\d)@`).exec(uid)?.[1]
    const status = component.getFirstPropertyValue('status')
    return planned ? [[planned, startDate.toString(), endDate.toString(), status]] : []
  })

/** @see expectedOn */
export function shownOn(today: string, loaded: LoadedContent) {
  const content = publishedOn(today, loaded.content)
  const pages = pagesOf(content, today)
  const frame = { logo: undefined, barsScript: '', today, next: comingOf(content, today)[0] }
  const footer = renderBelow(content, today)
  const bodies = new Map(pages.filter(dependsOnDay).map((page) => [page.path, bodyOf(page)]))
  const html = (path: string) => bodies.get(path) ?? ''
  const list = html('/tournaments')
  const [featured = '', others = ''] = list.split('data-others')
  const nextUp = /data-next-up.*?<article class="tournament" id="([^"]*)"/s.exec(featured)?.[1]
  const files = pages.find(({ path }) => path === '/tournaments')?.files
  const calendar = new ICAL.Component(ICAL.parse(String(files?.get('/tournaments.ics'))))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  const dataOf = (path: string) =>
    nodesIn(JSON.parse(JSON.stringify(pages.find((page) => page.path === path)?.jsonLd ?? {})))
  const header = renderAbove(content, frame, '/')
  return {
    // Headers differ by the link to the present page alone.
    headers: new Set(
      ['/', '/tournaments'].map((path) => JSON.stringify(barsIn(renderAbove(content, frame, path)))),
    ),
    footer: exceptionsIn(footer)[0] ?? [],
    home: exceptionsIn(html('/'))[0] ?? [],
    location: exceptionsIn(html('/location/infopark-kochi'))[0] ?? [],
    contact: exceptionsIn(html('/contact'))[0] ?? [],
    offers: specialsAndOffersIn(html('/pricing')),
    specials: specialsIn(html('/pricing')),
    datedOffers: datedOffersIn(dataOf('/pricing')),
    hoursForMachines: specialHoursIn(dataOf('/')),
    hoursForMachinesOnContact: specialHoursIn(dataOf('/contact')),
    brokenLinks: brokenLinks(pages, bodies, header + footer),
    blog: [...html('/blog').matchAll(/<h2[^>]*><a href="\/blog\/([^"]*)"/g)].map(([, slug]) => slug),
    guides: pages.flatMap(({ path }) => (path.startsWith('/blog/') ? [path.slice('/blog/'.length)] : [])),
    next: nextUp,
    matches: datesIn(others, /<article class="tournament"[^>]*>/g),
    week: weekIn(list),
    tournaments: tournaments.map(({ id }) => {
      const page = pages.find(({ path }) => path === `/tournaments/${id}`)
      const body = html(`/tournaments/${id}`)
      return {
        id,
        next: datesIn(body, /<div class="tournament"[^>]*>/g).map(({ id: _none, ...date }) => date)[0],
        dates: datesIn(body, /<li class="date(?: date--following)?"[^>]*>/g).map(
          ({ id: _none, ...date }) => date,
        ),
        event: page && eventIn(page),
        calendar: datesInCalendar(events, id),
        results: body.match(/<th scope="row">/g)?.length ?? 0,
      }
    }),
    everything: allOf(pages, bodies, content, footer),
  }
}

/** Rendering the others 400 times takes as long as all of this; a location stands for all of them. */
const dependsOnDay = ({ path }: Page) =>
  /^\/(contact|pricing|blog|tournaments(\/.*)?|location\/infopark-kochi)?$/.test(path)

/** All files of the site, without the revision of calendars, which grows each day. */
const allOf = (
  pages: readonly Page[],
  bodies: ReadonlyMap<string, string>,
  content: Content,
  footer: string,
) =>
  [
    // The data of the coming days for scripts changes every day, and so does the initial choice of the price finder.
    ...[...bodies.values()].map((body) => body.replaceAll(/ checked=""| data-openings="[^"]*"/g, '')),
    footer,
    ...pages.flatMap(({ path, jsonLd, metadata, files }) => [
      JSON.stringify([path, jsonLd, metadata]),
      ...[...(files ?? [])].map(
        ([path, file]) => path + String(file).replaceAll(/(DTSTAMP|SEQUENCE):.*/g, ''),
      ),
    ]),
    content.guides.length,
  ].join('\n')
