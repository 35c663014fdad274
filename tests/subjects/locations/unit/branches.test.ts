/** Locations with an address, a phone number and hours of their own. */
import { expect, test } from 'vitest'
import type { Content } from '../../../../src/content/types.ts'
import type { Page } from '../../../../src/render/page.ts'
import { renderAbove, renderBelow } from '../../../../templates/siteLayout.tsx'
import { bodyOf, buildDate, loadedContent, pagesOf, required } from '../../../cafes.ts'

const café = loadedContent('second')
const [location] = required(café.locations).locations

/** The page of the location with these fields: HTML and JSON-LD. */
function pageWith(fields: Partial<typeof location>, calendar = café.calendar) {
  const locations = { locations: [{ ...required(location), ...fields }] }
  const content: Content = { ...café, locations, calendar }
  const page = required(pagesOf(content).find(({ path }) => path.startsWith('/location/')))
  return { html: bodyOf(page), jsonLd: required(page.jsonLd), frame: frameOf(page) }
}

/** The header and the footer of a page. */
function frameOf({ path, contact }: Page) {
  const frame = { logo: undefined, barsScript: '', today: buildDate, next: undefined }
  return renderAbove(café, frame, path, contact) + renderBelow(café, buildDate, contact)
}

const numbersIn = (html: string) => new Set(html.match(/(?<=wa\.me\/|tel:\+)\d+/g))

const own = {
  address: { street: '4 Quay Road', locality: 'Fort Kochi', city: 'Kochi', region: 'Kerala', country: 'IN' },
  phone: '+91 98765 00001',
  hours: { start: '12:00', end: '20:00' },
}
const branchId = `${café.site.url}/location/${required(location).id}#place`

test('a branch shows its own address, phone and hours, and is booked at its own number', () => {
  const { html } = pageWith(own)
  expect(html).toContain('4 Quay Road, Fort Kochi, Kochi, Kerala')
  expect(html).toContain('<a href="tel:+919876500001">+91 98765 00001</a>')
  expect(html).toContain(café.format.timeRange(own.hours))
  expect(new Set(html.match(/wa\.me\/\d+/g))).toEqual(new Set(['wa.me/919876500001']))
})

test('header and footer of a branch are those of the branch', () => {
  const { frame } = pageWith({ ...own, map: 'https://maps.example/quay' })
  expect(numbersIn(frame)).toEqual(new Set(['919876500001']))
  expect(frame).toContain('4 Quay Road, Fort Kochi, Kochi, Kerala')
  expect(frame).toContain(café.format.timeRange(own.hours))
  expect(frame).toContain('https://maps.example/quay')
  expect(frame).not.toContain(café.site.map.url)
  expect(pageWith(own).frame).not.toContain(café.site.map.label)
  expect(numbersIn(pageWith({}).frame)).not.toContain('919876500001')
})

test('structured data declares a branch as a business of its own that belongs to the café', () => {
  const { jsonLd } = pageWith(own)
  expect(jsonLd.page).toMatchObject({ about: { '@id': branchId } })
  expect(jsonLd.nodes).toEqual([
    expect.objectContaining({
      '@type': café.site.businessType,
      '@id': branchId,
      name: `${café.site.name}, ${required(location).name}`,
      telephone: own.phone,
      address: expect.objectContaining({ streetAddress: '4 Quay Road, Fort Kochi' }),
      openingHoursSpecification: expect.objectContaining({ opens: '12:00', closes: '20:00' }),
      parentOrganization: { '@id': `${café.site.url}/#organization` },
    }),
  ])
})

test('a branch has the closures of the café, on its page and for search engines', () => {
  const closure = { id: 'onam', name: 'Onam', from: buildDate, hours: 'closed' as const }
  const { html, jsonLd } = pageWith(own, { closures: [closure], notices: [] })
  expect(html).toContain('Onam')
  expect(jsonLd.nodes).toEqual([
    expect.objectContaining({
      specialOpeningHoursSpecification: [
        expect.objectContaining({
          validFrom: buildDate,
          validThrough: buildDate,
          opens: '00:00',
          closes: '00:00',
        }),
      ],
    }),
  ])
})

test('inherits missing fields', () => {
  const { html, jsonLd } = pageWith({ hours: own.hours })
  expect(html).toContain(café.site.contact.phone)
  expect(jsonLd.nodes).toEqual([expect.objectContaining({ telephone: café.site.contact.phone })])
})

test('a location without any of these fields is about the café itself', () => {
  const { html, jsonLd } = pageWith({})
  expect(html).not.toContain('contact__details')
  expect(jsonLd).toEqual({
    page: { '@type': 'WebPage', about: { '@id': `${café.site.url}/#place` } },
    nodes: [],
  })
})
