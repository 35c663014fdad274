/** What the home page says of the next tournaments. */
import { expect, test } from 'vitest'
import { comingOf, nightsOf } from '../../../../templates/tournaments/dates/comingInStatus.ts'
import { loadedContent, required } from '../../../cafes.ts'

const content = loadedContent('first')
const { tournaments } = required(content.tournaments)

/** The next date of Valorant, Saturday at 7 PM, with an exception. */
function labelsWith(status: 'sold-out' | undefined) {
  const exceptions = status ? [{ date: '2026-12-05', status }] : []
  const changed = {
    ...content,
    tournaments: {
      ...required(content.tournaments),
      tournaments: tournaments
        .filter(({ id }) => id === 'valorant')
        .map((entry) => ({ ...entry, exceptions })),
    },
  }
  return [comingOf, nightsOf].map((list) => {
    const [{ label, startsIn } = { label: '', startsIn: '' }] = list(changed, '2026-12-01')
    return [label, startsIn].map((text) => text.replaceAll('\u00a0', ' '))
  })
}

test('a date that is sold out says so, also shortly before it begins', () => {
  expect(labelsWith('sold-out')).toEqual([
    ['Sat 7 PM, Sold out', 'In {time}, Sold out'],
    ['Sat 7 PM, Sold out', 'In {time}, Sold out'],
  ])
})

test('any other date has its day and its hour alone', () => {
  expect(labelsWith(undefined)).toEqual([
    ['Next, Sat 7 PM', 'In {time}'],
    ['Sat 7 PM', 'In {time}'],
  ])
})
