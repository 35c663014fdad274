import { z } from 'zod'
import { image, markdown, text, textWithBlanks } from './fields.ts'
import { count, days } from './numbersAndTimes.ts'

/** The words of the price finder. Each has an English default, so the group and every field may be left out. */
export const ticketSchema = z.strictObject({
  heading: text(60).default('What will it cost?').describe('Above the price finder on the home page.'),
  screenLabel: text(30).default('Screen'),
  dayLabel: text(30).default('Day'),
  startLabel: text(30).default('Start'),
  hoursLabel: text(30).default('Hours'),
  playersLabel: text(30).default('Players'),
  controllersLabel: text(30).default('Controllers').describe('Instead of players, for a console.'),
  daytime: text(30).default('Daytime').describe('A start at no special time of the day.'),
  more: textWithBlanks(20, ['count'], 'count').default('{count}+').describe('As many players or more.'),
  playersOne: textWithBlanks(40, ['count'], 'count').default('{count} player'),
  playersMany: textWithBlanks(40, ['count'], 'count').default('{count} players'),
  playersMore: textWithBlanks(40, ['count'], 'count').default('{count} players or more'),
  controllersOne: textWithBlanks(40, ['count'], 'count').default('{count} controller'),
  controllersMany: textWithBlanks(40, ['count'], 'count').default('{count} controllers'),
  each: textWithBlanks(30, ['price'], 'price').default('{price} each').describe('The price of one seat.'),
  pass: textWithBlanks(60, ['pass', 'hours'], 'pass')
    .default('{pass} {hours} h')
    .describe('A pass that is part of the price.'),
  passes: textWithBlanks(60, ['pass', 'count'], 'pass')
    .default('{count} × {pass}')
    .describe('The same pass several times; {pass} is the text above.'),
  longer: textWithBlanks(100, ['price', 'hours', 'passes'], 'hours')
    .default('+{price} a seat for {hours}: {passes}')
    .describe('A longer time that costs little more.'),
  longerFree: textWithBlanks(100, ['hours', 'special'], 'hours')
    .default('{hours} for the same price')
    .describe('A longer time that costs nothing more.'),
  less: textWithBlanks(100, ['price', 'special'], 'price')
    .default('{price} less: {special}')
    .describe('What a special of the day takes off.'),
  late: textWithBlanks(60, ['time'], 'time')
    .default('Ends after {time}, ask first')
    .describe('Where the hours end after closing.'),
  notSold: text(80).default('Not on the price list. Ask us.').describe('Where no pass lasts for the hours.'),
  tooMany: textWithBlanks(100, ['controllers'], 'controllers')
    .default('One console takes {controllers}. More players need more consoles; ask us for the price.')
    .describe('Where more players than controllers are chosen.'),
  bookLabel: text(40).default('Book this on WhatsApp'),
  bookMessage: textWithBlanks(300, ['day', 'start', 'screen', 'hours', 'players', 'price'], 'price')
    .default(
      'Hi! I would like to book: {day}, {start}, {players}, {hours}, {screen}, {price}. Is there a seat?',
    )
    .describe('The message that the button writes.'),
  note: markdown(300)
    .optional()
    .describe('Below the price: that the desk confirms it, and what is not part of it.'),
  hourFrom: text(40)
    .default('An hour from')
    .describe('On the first screen, above the lowest price of a seat.'),
  consoleFrom: text(40)
    .default('A console hour from')
    .describe('On the first screen, above the lowest price of a console.'),
})

/** Parties at a console, with what one costs as an example. */
export const partySchema = z
  .strictObject({
    heading: text(60),
    text: textWithBlanks(300, ['price', 'day', 'hours', 'controllers'], 'price').describe(
      '{price} is calculated from the three lines below, which the other blanks print.',
    ),
    day: days().describe('The day of the example, such as sat.'),
    hours: count().min(1).max(24),
    controllers: count().min(1).describe('One of those in packages.yaml.'),
    image: image().optional(),
    bookLabel: text(40),
    bookMessage: text(300),
  })
  .describe('Parties, with an example. It needs the consoles of packages.yaml.')
