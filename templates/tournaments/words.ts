import { textWithBlanks, words } from '../../src/content/schema/fields.ts'

/** The words on the dates of tournaments: the states of a date, and the actions that they offer. */
export const tournamentWords = {
  entriesBetween: textWithBlanks(80, 'closes', 'opens')
    .default('Enter from {opens} to {closes}')
    .describe('From when to when one can enter a tournament, for browsers without script.'),
  entriesOpen: words(60, 'Entries open till {closes}', 'While one can enter.', 'closes'),
  endOfDay: words(40, '{day} night', 'When entries close for a tournament whose hours are not known.', 'day'),
  entriesOpenNow: words(40, 'Entries open', 'The same, where the content has no time for it.'),
  entriesOpenFrom: words(60, 'Opens {opens}', 'Before one can enter.', 'opens'),
  entriesClosed: words(40, 'Entries closed', 'When it is too late to enter.'),
  startsAt: words(60, 'starts {start}', 'Follows the state of a date that begins soon.', 'start'),
  onNow: words(40, 'On now', 'While a tournament is on.'),
  endsAt: words(60, 'till {end}', 'Follows “On now”.', 'end'),
  startsIn: words(
    40,
    'In {time}',
    'When a tournament begins within three hours; {time} is such as 1h 40m.',
    'time',
  ),
  otherTime: textWithBlanks(80, 'time', 'usual')
    .default('This time {time} instead of {usual}')
    .describe('On a date of a tournament with other hours than usual.'),
  dateOver: words(40, 'Over', 'When a date is over.'),
  remindMe: words(40, 'Save the date', 'The calendar of a date for which one cannot enter yet.'),
  comeAndWatch: words(40, 'Come and watch', 'The way to the café, while a tournament is on.'),
  askForPlace: words(40, 'Ask for a free place', 'The chat about a date that is sold out.'),
  askForPlaceMessage: textWithBlanks(200, 'tournament', 'date')
    .default('Hi! Has a place become free in {tournament} on {date}?')
    .describe('The message of that chat.'),
  nextUp: words(40, 'Next to enter', 'Above the next tournament that one can enter.'),
  nextDate: words(40, 'Next up', 'Above the next date of a tournament, on its page.'),
  thisWeek: words(40, 'This week', 'Above the tournaments of the week.'),
  freeDay: words(60, 'No tournament', 'On a day of the week without a tournament.'),
  sameDays: textWithBlanks(200, 'event', 'others', 'dates')
    .default(
      '{event} runs all day on {dates}, the same days as {others}. Message us before you enter more than one.',
    )
    .describe('A note where a tournament of whole days is on at the same time as others.'),
}
