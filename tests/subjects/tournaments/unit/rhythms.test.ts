/** A tournament in each rhythm: its card, the message that enters it, and texts that refer to it say when it is. */
import { expect, test } from 'vitest'
import { Messages } from '../../../../src/diagnostics/messages.ts'
import { bodyOf, load, pagesOf, required } from '../../../cafes.ts'
import { second } from '../../../mistakes/index.ts'

/** The second café with another rhythm of its first tournament, and a notice that refers to it. */
function pageWith(repeats: string) {
  const text = new TextDecoder().decode(second.files.get('tournaments.yaml'))
  const encode = (file: string) => new TextEncoder().encode(file)
  const files = new Map([
    ...second.files,
    ['tournaments.yaml', encode(text.replace('every tuesday', repeats))],
    [
      'calendar.yaml',
      encode(
        'notices:\n  - id: cup\n    text: It takes place ${tournaments.aerial-cup.repeats}.\n    until: 2027-01-31\n',
      ),
    ],
  ])
  const messages = new Messages()
  const { content } = required(load({ folder: 'content', files }, messages))
  const page = required(pagesOf(content).find(({ path }) => path === '/tournaments'))
  const [card = ''] = /<article class="tournament" id="aerial-cup".*?<\/article>/s.exec(bodyOf(page)) ?? []
  const [, message = ''] = /text=(Count[^"&]*)/.exec(card) ?? []
  return {
    card: /<strong>(.*?)<\/strong>, <span class="tournament__time"/.exec(card)?.[1],
    message: decodeURIComponent(message),
    text: content.calendar.notices[0]?.text.text,
  }
}

test.each([
  ['every saturday', 'every Saturday'],
  ['every second saturday from 2026-12-05', 'every second Saturday'],
  ['first saturday', 'on the first Saturday of the month'],
  ['last friday', 'on the last Friday of the month'],
  ['last weekend', 'on the last weekend of the month'],
  ['once 2026-12-20', 'on Sun 20 Dec 2026'],
])('%s', (repeats, printed) => {
  expect(pageWith(repeats)).toEqual({
    card: printed.charAt(0).toUpperCase() + printed.slice(1),
    message: `Count me in for Aerial Cup, Rocket League, ${printed}, 17:00–20:00.`,
    text: `It takes place ${printed}.`,
  })
})
