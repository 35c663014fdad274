import * as z from 'zod'
import { entries, group, id, text, textWithBlanks, words } from './fields.ts'

const ordinal = text(40)

/** The words in which figures are printed. */
const figureWords = {
  free: words(20, 'Free', 'What is printed for a fee of nothing.'),
  timeFrom: words(40, 'from {start}', 'A time without an end.', 'start'),
  timeRange: textWithBlanks(40, 'end', 'start')
    .default('{start} to {end}')
    .describe('From one time to another; within the same half of the day, 6–10 PM is used instead.'),
  hoursOfDays: textWithBlanks(40, 'time', 'days')
    .default('{time} {days}')
    .describe('Opening hours of some days, such as 10 AM to 10 PM Mon–Thu.'),
  ordinals: group({ first: ordinal, second: ordinal, third: ordinal, fourth: ordinal, last: ordinal })
    .default({ first: 'first', second: 'second', third: 'third', fourth: 'fourth', last: 'last' })
    .describe('How a text prints one day of each month, such as first Saturday.'),
  everyWeek: textWithBlanks(40, 'day')
    .default('every {day}')
    .describe('How a text prints when something takes place: {day} is such as Saturday.'),
  everySecondWeek: words(40, 'every second {day}', 'The same once in two weeks.', 'day'),
  everyMonth: textWithBlanks(60, 'day')
    .default('on the {day} of the month')
    .describe('The same once a month: {day} is such as first Saturday.'),
  onDate: words(40, 'on {date}', 'The same for one date, such as December 20, 2030.', 'date'),
  weekend: words(40, 'weekend', 'The word in “last weekend”.'),
}

/** The words that the generator itself prints. Each has an English default, so the file and every field may be left out. */
export const generatorWords = {
  home: words(40, 'Home', 'The first name in that path.'),
  addressNames: entries({ part: id, name: text(60) })
    .default([])
    .describe(
      'What that path calls a part of an address, where it is not the part itself: the part faq is “Faq” without an entry.',
    ),
  table: text(40)
    .regex(/^[^<>]*$/, { error: 'The signs < and > are not possible here.' })
    .default('Table')
    .describe('What screen readers call a table that scrolls sideways, where no heading is above it.'),
  playVideo: words(40, 'Play the video', 'What screen readers call the mark on the picture of a video.'),
  ...figureWords,
}

/** content/words.yaml, to which a site adds its own words. */
export const generatorWordsSchema = group(generatorWords)

/** The words of a site without the file. */
export const defaultGeneratorWords = generatorWordsSchema.parse({})

/** For figures, which are printed even where other words are wrong. */
export const figureWordsSchema = z.object(figureWords)
export type FigureWords = z.output<typeof figureWordsSchema>
