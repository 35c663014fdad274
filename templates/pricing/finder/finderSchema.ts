import { group, image, markdown, text, textWithBlanks, words } from '../../../src/content/schema/fields.ts'
import { count, days } from '../../../src/content/schema/numbersAndTimes.ts'

/** The words of the price finder. Each has an English default, so the group and every field may be left out. */
export const finderSchema = group({
  heading: words(60, 'What will it cost?', 'Above the price finder on the home page.'),
  screenLabel: text(30).default('Screen'),
  dayLabel: text(30).default('Day'),
  startLabel: text(30).default('Start'),
  hoursLabel: text(30).default('Hours'),
  playersLabel: text(30).default('Players'),
  controllersLabel: words(30, 'Controllers', 'Instead of players, for a console.'),
  daytime: words(30, 'Daytime', 'A start at no special time of the day.'),
  more: words(20, '{count}+', 'As many players or more.', 'count'),
  playersOne: textWithBlanks(40, 'count').default('{count} player'),
  playersMany: textWithBlanks(40, 'count').default('{count} players'),
  playersMore: textWithBlanks(40, 'count').default('{count} players or more'),
  controllersOne: textWithBlanks(40, 'count').default('{count} controller'),
  controllersMany: textWithBlanks(40, 'count').default('{count} controllers'),
  each: words(30, '{price} each', 'The price of one seat.', 'price'),
  pass: words(60, '{pass} {hours} h', 'A pass that is part of the price.', 'pass', 'hours'),
  passes: textWithBlanks(60, 'pass', 'count')
    .default('{count} × {pass}')
    .describe('The same pass several times; {pass} is the text above.'),
  combined: words(100, '{passes}', 'Several passes that follow one another.', 'passes'),
  longer: textWithBlanks(100, 'hours', 'price', 'passes')
    .default('{hours} for {price} more a seat: {passes}')
    .describe('A longer time that costs little more.'),
  longerFree: textWithBlanks(100, 'hours', 'special')
    .default('{hours} for the same price')
    .describe('A longer time that costs nothing more.'),
  less: words(100, 'You save {price}: {special}', 'What a special of the day takes off.', 'price', 'special'),
  late: words(60, 'Runs past {time}: check with us first', 'Where the hours end after closing.', 'time'),
  notSold: words(80, 'Not on the price list. Ask us.', 'Where no pass lasts for the hours.'),
  notOpen: words(80, 'We are closed then. Choose another start.', 'Where the café is closed at the start.'),
  tooMany: textWithBlanks(100, 'controllers')
    .default('One console takes {controllers}. More players need more consoles; ask us for the price.')
    .describe('Where more players than controllers are chosen.'),
  bookLabel: text(40).default('Book this on WhatsApp'),
  bookMessage: textWithBlanks(300, 'price', 'day', 'start', 'screen', 'hours', 'players')
    .default(
      'Hi! I would like to book: {day}, {start}, {players}, {hours}, {screen}, {price}. Is there a seat?',
    )
    .describe('The message that the button writes.'),
  booked: words(
    60,
    'In your chat: {choice}',
    'Once the button has opened the chat, until another choice is made; {choice} is such as Sat, 3 players, 4 hours.',
    'choice',
  ),
  note: markdown(300)
    .optional()
    .describe('Below the price: that the desk confirms it, and what is not part of it.'),
  group: group({
    from: count.min(2).max(6),
    text: markdown(160),
  })
    .optional()
    .describe('In place of the note, from so many players on.'),
  hourFrom: words(40, 'An hour from', 'On the first screen, above the lowest price of a seat.'),
  consoleFrom: words(40, 'A console hour from', 'On the first screen, above the lowest price of a console.'),
})

/** Parties at a console, with the price of one as an example. */
export const partySchema = group({
  heading: text(60),
  text: textWithBlanks(300, 'price', 'day', 'hours', 'controllers').describe(
    '{price} is calculated from the three lines below, which the other blanks print.',
  ),
  day: days.describe('The day of the example, such as sat.'),
  hours: count.min(1).max(24),
  controllers: count.min(1).describe('One of those in packages.yaml.'),
  image: image.optional(),
  bookLabel: text(40),
  bookMessage: text(300),
}).describe('Parties, with an example. It needs the consoles of packages.yaml.')
