import { z } from 'zod'
import { id, text, textWithBlanks } from './fields.ts'

const ordinal = text(40)

/** The words on the matches of tournaments: what a date's state is called, and what one can do about it. */
const matchWords = {
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

/**
 * content/words.yaml: the words that belong to no page, for a café that writes in another language or in its own tone.
 * Each has an English default, so the file and every field may be left out.
 */
export const wordsSchema = z.strictObject({
  skipToContent: text(60)
    .default('Skip to content')
    .describe('The first link of every page; it shows when someone uses the keyboard.'),
  mainNavigation: text(40)
    .default('Main')
    .describe('What screen readers call the links at the top of a page.'),
  menu: text(40).default('Menu').describe('What screen readers call the menu of small screens.'),
  breadcrumbs: text(40)
    .default('Breadcrumb')
    .describe('What screen readers call the path to a page, such as Home, Blog.'),
  home: text(40).default('Home').describe('The first name in that path.'),
  addressNames: z
    .array(z.strictObject({ part: id(), name: text(60) }))
    .default([])
    .describe(
      'What that path calls a part of an address, where it is not the part itself: the part faq is “Faq” without an entry.',
    ),
  backToTop: text(40)
    .default('Back to top')
    .describe('What screen readers call the arrow that leads to the top.'),
  table: text(40)
    .regex(/^[^<>]*$/, { error: 'The signs < and > are not possible here.' })
    .default('Table')
    .describe('What screen readers call a table that scrolls sideways, where no heading is above it.'),
  contents: text(40).default('In this guide').describe('The list of the headings of a guide.'),
  topics: textWithBlanks(60, ['keywords'], 'keywords')
    .default('Topics: {keywords}')
    .describe('The keywords of a long text, which only screen readers and search engines get.'),
  ratesNoted: textWithBlanks(80, ['date'], 'date')
    .default('Rates noted in {date}.')
    .describe('When the prices of other cafés were noted: {date} is “ratesNoted” of comparison.yaml.'),
  copyright: textWithBlanks(80, ['year', 'name'], 'name')
    .default('© {year} {name}')
    .describe('The last line of every page.'),
  free: text(20).default('Free').describe('What is printed for the entry fee of a free tournament.'),
  timeFrom: textWithBlanks(40, ['start'], 'start').default('from {start}').describe('A time without an end.'),
  timeRange: textWithBlanks(40, ['start', 'end'], 'end')
    .default('{start} to {end}')
    .describe('From one time to another; within the same half of the day, 6–10 PM is used instead.'),
  ordinals: z
    .strictObject({ first: ordinal, second: ordinal, third: ordinal, fourth: ordinal, last: ordinal })
    .default({ first: 'first', second: 'second', third: 'third', fourth: 'fourth', last: 'last' })
    .describe('How a text prints one day of each month, such as first Saturday.'),
  everyWeek: textWithBlanks(40, ['day'], 'day')
    .default('every {day}')
    .describe('How a text prints when a tournament takes place: {day} is such as Saturday.'),
  everyMonth: textWithBlanks(60, ['day'], 'day')
    .default('on the {day} of the month')
    .describe('The same once a month: {day} is such as first Saturday.'),
  onDate: textWithBlanks(40, ['date'], 'date')
    .default('on {date}')
    .describe('The same for one date, such as December 20, 2030.'),
  updated: textWithBlanks(60, ['date'], 'date')
    .default('updated {date}')
    .describe('The day on which a guide was last changed.'),
  playVideo: text(40)
    .default('Play the video')
    .describe('What screen readers call the mark on the picture of a video.'),
  notSold: textWithBlanks(60, ['tier'], 'tier')
    .default('Not sold on {tier}')
    .describe('On the card of a package that has no price for a kind of machine.'),
  goodToKnow: text(40)
    .default('Good to know')
    .describe('Above the list of what there is to know before a visit, such as where to park.'),
  until: textWithBlanks(40, ['date'], 'date')
    .default('until {date}')
    .describe('The last day of an offer, such as until Mon, Nov 9.'),
  closures: text(40)
    .default('Special opening hours')
    .describe('What screen readers call the announcement of closed days and other hours.'),
  closedDays: textWithBlanks(80, ['name', 'days'], 'days')
    .default('Closed {days} for {name}')
    .describe('The announcement of closed days.'),
  closedToday: textWithBlanks(80, ['name'], 'name')
    .default('Closed today for {name}')
    .describe('The same on these days.'),
  openAgain: textWithBlanks(80, ['day', 'time'], 'day')
    .default('Open again on {day}, {time}.')
    .describe('When closed days are over.'),
  otherHours: textWithBlanks(80, ['name', 'days', 'time'], 'time')
    .default('{name}: open {time} on {days}')
    .describe('The announcement of days with other hours.'),
  otherHoursToday: textWithBlanks(80, ['name', 'time'], 'time')
    .default('{name}: open {time} today')
    .describe('The same on these days.'),
  usualHours: textWithBlanks(80, ['day', 'time'], 'day')
    .default('Usual hours again from {day}.')
    .describe('When days with other hours are over.'),
  hoursException: textWithBlanks(80, ['name', 'days', 'time'], 'days')
    .default('{days} ({name}): {time}')
    .describe('A line below the opening hours, for closed days and for days with other hours.'),
  closedHours: text(40).default('closed').describe('What is in place of the hours of a closed day.'),
  notices: text(40).default('Notices').describe('What screen readers call the notices above a page.'),
  dismiss: textWithBlanks(40, ['text'], 'text')
    .default('Dismiss: {text}')
    .describe('What screen readers call the button that hides an announcement or a notice.'),
  openTill: text(30)
    .default('Open till')
    .describe('Beside the time at which the café closes, while it is open.'),
  opens: text(30).default('Opens').describe('Beside the time at which it opens, while it is closed.'),
  openHours: text(30).default('Open').describe('Beside the hours of a day.'),
  next: textWithBlanks(40, ['when'], 'when')
    .default('Next, {when}')
    .describe('Above the name of the next tournament.'),
  share: text(40).default('Share').describe('The button that shares a page.'),
  shareCopied: text(80)
    .default('Link copied to clipboard!')
    .describe('What it says once the address of the page is copied.'),
  shareByHand: text(80)
    .default('Copy this link:')
    .describe('The label of the address, where it could not be copied.'),
  ...matchWords,
  weekend: text(40).default('weekend').describe('The word in “last weekend”.'),
})

export type Words = z.output<typeof wordsSchema>

/** The words of a café without the file. */
export const defaultWords: Words = wordsSchema.parse({})
