import * as z from 'zod'
import {
  entries,
  group,
  icon,
  id,
  image,
  markdown,
  text,
  textWithBlanks,
  yesOrNo,
} from '../../src/content/schema/fields.ts'
import { refuse } from '../../src/content/schema/metadata.ts'
import {
  checkTimeRange,
  count,
  date,
  money,
  moneyOrNothing,
  time,
  timeRange,
} from '../../src/content/schema/numbersAndTimes.ts'
import { metadata, page, related } from '../../src/content/schema/page.ts'
import { repeats } from '../../src/content/schema/repeatsField.ts'
import { wholeNumberHint } from '../../src/validate/hints/numbers.ts'
import type { Hint } from '../../src/validate/walkSchema.ts'
import { insteadInResult, insteadInTournament } from './otherFields.ts'

const exception = group({
  date: date.describe('The day on which it would be.'),
  status: z
    .enum(['cancelled', 'moved', 'sold-out'])
    .optional()
    .describe('Leave it out where only the hours are others.'),
  to: date.optional().describe('The new day, where the status is moved.'),
  start: time.optional().describe('The start on this date, where it is another one.'),
  end: time.optional().describe('The end on this date, where it is another one.'),
  reason: text(120).optional().describe('Why, in a few words, such as Christmas.'),
}).superRefine(checkException)

/** An exception says one thing: a date is cancelled, sold out, on another day, or at other hours. */
function checkException(
  {
    date,
    status,
    to,
    start,
    end,
  }: Record<'date', string> & Partial<Record<'status' | 'to' | 'start' | 'end', string>>,
  context: z.core.$RefinementCtx,
) {
  const report = (field: string, message: string, remedy: string) =>
    refuse(context, message, { rule: 'exception', field, remedy })
  const field = start === undefined ? 'end' : 'start'
  const hasHours = start !== undefined || end !== undefined
  if (to === date && status !== 'cancelled' && status !== 'sold-out') {
    const lines = status === undefined ? 'the line “to”' : 'the lines “status” and “to”'
    const remedy = hasHours
      ? `Delete ${lines}: “start” and “end” alone are other hours on that date.`
      : `Correct one of the two; or, where only the hours are others, delete ${lines}, and write “start” and “end”.`
    report('to', '“date” and “to” are the same day.', remedy)
  } else if ((status === 'moved') !== (to !== undefined)) {
    const message = 'A date that is moved has its new day in “to”, and no other date has one.'
    const remedy =
      'For a moved date, write “status: moved”, and below it “to:”, a space, and the date as year-month-day. For any other, delete the line “to:”.'
    report(status === 'moved' ? 'status' : 'to', message, remedy)
  } else if (status === 'cancelled' && hasHours) {
    const remedy =
      'Delete “start” and “end”; or, if it takes place at these hours, delete “status: cancelled”.'
    report(field, 'A date that is cancelled has no hours.', remedy)
  } else if (status === undefined && !hasHours) {
    const remedy =
      'Write below it “status: cancelled”, “status: sold-out”, “status: moved” with the new day in “to”, or other hours in “start” and “end”.'
    report('date', 'This does not say what is different on that date.', remedy)
  } else if (start !== undefined) {
    checkTimeRange({ start, end }, context)
  }
}

const result = group({
  date: date.describe('The day on which it was.'),
  places: z
    .array(text(60))
    .min(1)
    .meta({ alsoCalled: ['winner', 'winners'] })
    .describe('The winners, from the first place down.'),
})
  .superRefine(checkPlaces)
  .meta({ instead: insteadInResult })

/** A winner has one place. */
function checkPlaces({ places }: { places: readonly string[] }, context: z.core.$RefinementCtx) {
  const names = places.map((name) => name.toLowerCase())
  const twice = places.find((name, index) => names.indexOf(name.toLowerCase()) < index)
  if (twice === undefined) return
  const remedy = 'Correct one of the two lines, or delete it.'
  refuse(context, `“${twice}” has two places.`, { rule: 'repeated-place', field: 'places', remedy })
}

const freeRemedy = 'write “entry: 0”, and “free: true” on a line of its own below it.'

/** `free` as an entry fee. */
const entryHint = (written: unknown): Hint | undefined =>
  /^(free|nil|nothing|none)$/i.test(String(written).trim())
    ? { remedy: `If entry is free, ${freeRemedy}` }
    : wholeNumberHint(written)

/** An entry fee of 0 may be a typing mistake, so a free tournament says that it is free. */
function checkEntry({ entry, free }: { entry: number; free?: boolean }, context: z.core.$RefinementCtx) {
  if ((entry === 0) === (free ?? false)) return
  const at = { rule: 'free-entry', field: 'entry' }
  if (entry === 0) {
    const remedy = `Write the fee; or, if entry is free, ${freeRemedy}`
    return refuse(context, 'The entry fee is 0.', { ...at, remedy })
  }
  const message = `The entry fee is ${entry}, but “free: true” says that entry is free.`
  const remedy = 'Delete the line “free: true”; or, if entry is free, write “entry: 0”.'
  refuse(context, message, { ...at, remedy })
}

/** Registration opens before it closes. */
function checkRegistration(
  { opens, closes }: { opens: number; closes: number },
  context: z.core.$RefinementCtx,
) {
  if (closes < opens * 24) return
  const message = `Registration closes ${closes} hours before the start, but only opens ${opens} days (${opens * 24} hours) before it.`
  refuse(context, message, { rule: 'registration', field: 'closes', remedy: 'Correct one of the two.' })
}

/** content/tournaments.yaml: the tournament cards and the rules (spec section 9). */
export const tournamentsSchema = group({
  tournaments: z
    .array(
      group({
        id,
        name: text(60),
        title: text(60)
          .optional()
          .describe('What people search for: the game, the form and the rhythm; the name otherwise.'),
        icon,
        format: text(120).describe('How it is played, such as teams of five.'),
        platform: text(20)
          .optional()
          .describe(
            'What it is played on, such as PS5, where “games” of site.yaml does not say so; tournaments on different ones may be on at the same time.',
          ),
        repeats: repeats.describe('When it takes place.'),
        time: timeRange.optional().describe('Leave it out for a tournament of whole days.'),
        entry: moneyOrNothing.meta({ hint: entryHint }),
        free: yesOrNo.describe('Entry is free, and the entry fee is 0.'),
        entryPer: z.enum(['team', 'player']).describe('Who pays the entry fee.'),
        prize: money,
        prizeSplit: z
          .array(money)
          .min(2)
          .optional()
          .describe('The parts of the prize, from the first place down; together they are the prize.'),
        text: markdown(600),
        image: image
          .optional()
          .describe(
            'On its page, its share image, and where it is next up. Without one, its day takes the place of the photograph.',
          ),
        exceptions: z
          .array(exception)
          .optional()
          .describe('Dates that are cancelled, moved or sold out; the others stay as they are.'),
        results: z.array(result).optional().describe('Who won on which date.'),
      })
        .superRefine(checkEntry)
        .meta({ instead: insteadInTournament }),
    )
    .min(1)
    .max(50),
  registration: group({
    opens: count.describe('How many days before the start entries are taken.'),
    closes: count.describe('How many hours before the start entries end.'),
  })
    .superRefine(checkRegistration)
    .optional(),
  rulesHeading: text(60),
  rules: entries({
    id,
    when: text(40)
      .optional()
      .describe('When it matters, such as 2 hours before; the rules stand on a line of time.'),
    title: text(60),
    text: markdown(400),
    aboutFee: yesOrNo.describe('About the entry fee: not on the page of a tournament whose entry is free.'),
  }).min(1),
}).describe('The tournament cards in the order of the page, and the rules.')

/** Blanks in the metadata of the page of a tournament; {name} is its title. */
const tournamentBlanks = ['name', 'day', 'time', 'entry', 'prize'] as const

/** content/pages/tournaments.yaml */
export const tournamentsPage = group({
  ...page,
  listHeading: text(80),
  entryLabel: text(40),
  prizeLabel: text(40),
  splitLabel: text(60),
  allDayLabel: text(40),
  nextLabel: text(40),
  perLabel: group({ team: text(30), player: text(30) }),
  joinLabel: text(40),
  joinMessage: textWithBlanks(300, 'tournament', 'day', 'time'),
  calendar: group({
    addLabel: text(40).describe('Opens the calendar file of one tournament.'),
    googleLabel: text(40).describe('Subscribes in Google Calendar, which also works on Android.'),
    subscribeLabel: text(40).describe(
      'Subscribes in the calendar of an iPhone, a Mac or Outlook; it opens nothing on Android.',
    ),
    downloadLabel: text(40).describe('Opens the file with all tournaments.'),
  }),
  cancelledLabel: text(40),
  soldOutLabel: text(40),
  movedLabel: textWithBlanks(60, 'date').describe('{date} is the day on which it would have been.'),
})

/** content/pages/tournament.yaml */
export const tournamentPage = group({
  ...metadata,
  title: textWithBlanks(90, ...tournamentBlanks),
  description: textWithBlanks(200, ...tournamentBlanks),
  keywords: textWithBlanks(300, ...tournamentBlanks),
  datesHeading: text(80),
  timeLabel: text(40),
  joinMessage: textWithBlanks(300, 'tournament', 'date', 'time'),
  prizeHeading: text(80),
  prizeInEntries: textWithBlanks(120, 'times', 'entry')
    .optional()
    .describe('Beside a prize that is worth so many entry fees.'),
  prizeText: markdown(200).optional().describe('Below a prize without parts.'),
  othersHeading: text(80)
    .optional()
    .describe('Above the other tournaments of the next seven days, at the end of the page.'),
  resultsHeading: text(80),
  dateLabel: text(40),
  placeLabels: z.array(text(20)).min(1).describe('What the places are called, from the first one down.'),
  related: related.optional(),
})

/** content/pages/events.yaml */
export const eventsPage = group(metadata)
