/** A date of a tournament that is moved, on the page of the tournament. */
import { expect, test } from 'vitest'
import { bodyOf, compiledContent, pagesOf, required } from '../cafes.ts'

const café = compiledContent('first')

/** What is said of the first date, a Saturday at 19:00, that is moved. */
function movedTo(fields: { to: string; start?: string; end?: string }) {
  const { tournaments, ...others } = required(café.tournaments)
  const exceptions = [{ date: '2026-12-05', status: 'moved' as const, ...fields }]
  const [first, ...rest] = tournaments
  const content = {
    ...café,
    tournaments: { ...others, tournaments: [{ ...required(first), exceptions }, ...rest] },
  }
  const page = required(pagesOf(content).find(({ path }) => path === '/tournaments/valorant'))
  return /<li class="date[^"]*".*?<p class="tournament__moved">(.*?)<\/p>/s.exec(bodyOf(page))?.[1]
}

test('a moved date has its time where that differs from the usual one', () => {
  const from = 'Moved from Sat, Dec 5'
  expect(movedTo({ to: '2026-12-06' })).toBe(from)
  expect(movedTo({ to: '2026-12-06', start: '19:00', end: '23:00' })).toBe(from)
  expect(movedTo({ to: '2026-12-06', start: '17:00', end: '20:00' })).toBe(`5–8\u00a0PM · ${from}`)
})
