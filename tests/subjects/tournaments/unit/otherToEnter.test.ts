/** Which other tournament the page of one offers while its entries are closed. */
import { expect, test } from 'vitest'
import type {
  PrintedDate,
  TournamentCardProps,
} from '../../../../templates/tournaments/card/TournamentCard.tsx'
import { otherToEnter } from '../../../../templates/tournaments/dates/otherToEnter.ts'
import type { Moments } from '../../../../templates/tournaments/dates/states.ts'

const at = (hour: number) => Date.parse('2026-11-27T00:00+05:30') + hour * 3_600_000

/** A date with its hours; entries open at midnight. */
const date = (closes: number | undefined, starts: number, status: Moments['status'] = 'planned') =>
  ({
    moments: { status, opens: at(0), closes: closes && at(closes), starts: at(starts), ends: at(starts + 3) },
  }) as PrintedDate

const tournament = (id: string, ...moments: Parameters<typeof date>) =>
  ({ id, date: date(...moments) }) as TournamentCardProps

const own = tournament('own', 18, 20)
const idOf = (...others: TournamentCardProps[]) => otherToEnter(own.date, [own, ...others])?.id

test('the first one that begins, of those that one can enter till the date itself begins', () => {
  expect(idOf(tournament('later', 30, 40), tournament('first', 22, 30))).toBe('first')
})

test('none whose entries close before, that is not open yet, sold out or cancelled', () => {
  expect(idOf(tournament('closes', 19, 21))).toBeUndefined()
  expect(
    idOf({
      ...tournament('opens', 30, 40),
      date: { moments: { ...date(30, 40).moments, opens: at(19) } } as PrintedDate,
    }),
  ).toBeUndefined()
  expect(idOf(tournament('full', 22, 30, 'sold-out'), tournament('off', 22, 30, 'cancelled'))).toBeUndefined()
})

test('none where one can enter until the start', () => {
  expect(otherToEnter(date(undefined, 20), [tournament('first', 22, 30)])).toBeUndefined()
})
