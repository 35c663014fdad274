/** What is left out of the content for an example value. */
import { expect, test } from 'vitest'
import { exampleFieldOf, leftOutFor, withoutExamples } from '../../src/content/placeholders.ts'
import { collections } from '../../templates/collections.ts'

const leftOut = (field: string) => {
  const example = exampleFieldOf(field, collections)
  const part = example && leftOutFor(example, collections)
  return part && `${part.file}: ${part.path.join('.')}`
}

test.each([
  ['a field that may be missing', 'address.street', 'site: address.street'],
  ['the group of a field that it needs', 'gear.chairs.url', 'gear: chairs'],
  ['a list', 'social', 'site: social'],
  ['the entry of a field that it needs', 'social.1.url', 'site: social.1'],
  ['nothing, for a field without which there is no site', 'contact.phone', undefined],
  ['nothing, for the name of the café', 'name', undefined],
])('%s is left out: %s', (_what, field, part) => {
  expect(leftOut(field)).toBe(part)
})

test.each(['contact.fax', 'gear', 'gear.benches', 'nothing.at.all'])('“%s” is no field', (field) => {
  expect(exampleFieldOf(field, collections)).toBeUndefined()
})

test('the value itself is not changed, and others in its file stay', () => {
  const site = { social: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], address: { street: 'x', city: 'y' } }
  const written = (...fields: string[]) => ({ placeholders: fields.map((field) => ({ field, note: 'x' })) })
  const some = withoutExamples(written('social.0', 'social.2.url', 'address.street'), collections)(
    'site',
    site,
  )
  expect(some).toEqual({ social: [{ id: 'b' }], address: { city: 'y' } })
  expect(withoutExamples(written('social'), collections)('site', site)).toEqual({ ...site, social: [] })
  expect(withoutExamples(written('gear.chairs'), collections)('site', site)).toBe(site)
  expect(site.social).toHaveLength(3)
})
