import { text, textWithBlanks } from './fields.ts'

/**
 * The words on the matches of tournaments, which are a part of content/words.yaml: what a date's state is called, and what one
 * can do about it.
 */
export const matchWords = {
  entriesBetween: textWithBlanks(80, ['opens', 'closes'], 'closes')
    .default('Enter from {opens} to {closes}')
    .describe('From when to when one can enter a tournament, for browsers without script.'),
  entriesOpen: textWithBlanks(60, ['closes'], 'closes')
    .default('Open till {closes}')
    .describe('While one can enter.'),
  entriesOpenNow: text(40).default('Open').describe('The same, where the content has no time for it.'),
  entriesOpenFrom: textWithBlanks(60, ['opens'], 'opens')
    .default('Opens {opens}')
    .describe('Before one can enter.'),
  entriesClosed: text(40).default('Closed').describe('When it is too late to enter.'),
  startsAt: textWithBlanks(60, ['start'], 'start')
    .default('starts {start}')
    .describe('Follows the state of a date that begins soon.'),
  onNow: text(40).default('On now').describe('While a tournament is on.'),
  endsAt: textWithBlanks(60, ['end'], 'end').default('till {end}').describe('Follows “On now”.'),
  dateOver: text(40).default('Over').describe('When a date is over.'),
  remindMe: text(40)
    .default('Save the date')
    .describe('The calendar of a date for which one cannot enter yet.'),
  comeAndWatch: text(40).default('Come and watch').describe('The way to the café, while a tournament is on.'),
  askForPlace: text(40).default('Ask for a free place').describe('The chat about a date that is sold out.'),
  askForPlaceMessage: textWithBlanks(200, ['tournament', 'date'], 'tournament')
    .default('Hi! Has a place become free in {tournament} on {date}?')
    .describe('The message of that chat.'),
  nextUp: text(40).default('Next up').describe('Above the next tournament that one can enter.'),
  thisWeek: text(40).default('This week').describe('Above the tournaments of the week.'),
  freeDay: text(60).default('No tournament').describe('On a day of the week without a tournament.'),
  sameDays: textWithBlanks(200, ['event', 'others', 'dates'], 'event')
    .default(
      '{event} takes all day, {dates}: at the same time as {others}. Message us before you enter more than one.',
    )
    .describe('A note where a tournament of whole days is on at the same time as others.'),
}
