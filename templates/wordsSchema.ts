import type * as z from 'zod'
import { group, text, textWithBlanks, words } from '../src/content/schema/fields.ts'
import { generatorWords } from '../src/content/schema/words.ts'
import { tournamentWords } from './tournaments/words.ts'

/**
 * content/words.yaml: the words that belong to no page, for a café that writes in another language or in its own tone.
 * Each has an English default, so the file and every field may be left out.
 */
export const wordsSchema = group({
  skipToContent: text(60)
    .default('Skip to content')
    .describe('The first link of every page; it shows when someone uses the keyboard.'),
  mainNavigation: words(40, 'Main', 'What screen readers call the links at the top of a page.'),
  menu: words(40, 'Menu', 'What screen readers call the menu of small screens.'),
  call: words(40, 'Call {phone}', 'What screen readers call the telephone at the top of a page.', 'phone'),
  breadcrumbs: words(40, 'Breadcrumb', 'What screen readers call the path to a page, such as Home, Blog.'),
  backToTop: words(40, 'Back to top', 'What screen readers call the arrow that leads to the top.'),
  contents: words(40, 'In this guide', 'The list of the headings of a guide.'),
  shortAnswer: words(40, 'The short answer', 'On the ticket above the text of a guide.'),
  consoleShares: words(60, 'An hour on the console, each', 'The drawing “console-shares” of a guide.'),
  travelTimes: words(60, 'Minutes by road', 'The drawing “travel-times” of a guide.'),
  askUs: words(40, 'Get in touch', 'The link at the end of a page of your own.'),
  topics: textWithBlanks(60, 'keywords')
    .default('Topics: {keywords}')
    .describe('The keywords of a long text, which only screen readers and search engines get.'),
  ratesNoted: textWithBlanks(80, 'date')
    .default('Rates noted in {date}.')
    .describe('When the prices of other cafés were noted: {date} is “ratesNoted” of comparison.yaml.'),
  copyright: words(80, '© {year} {name}', 'The last line of every page.', 'name', 'year'),
  ...generatorWords,
  updated: words(60, 'updated {date}', 'The day on which a guide was last changed.', 'date'),
  notSold: textWithBlanks(60, 'tier')
    .default('Not sold on {tier}')
    .describe('On the card of a package that has no price for a kind of machine.'),
  goodToKnow: text(40)
    .default('Good to know')
    .describe('Above the list of what there is to know before a visit, such as where to park.'),
  until: words(40, 'until {date}', 'The last day of an offer, such as until Mon 9 Nov.', 'date'),
  closures: text(40)
    .default('Special opening hours')
    .describe('What screen readers call the announcement of closed days and other hours.'),
  closedDays: words(80, 'Closed {days} for {name}', 'The announcement of closed days.', 'days', 'name'),
  closedToday: words(80, 'Closed today for {name}', 'The same on these days.', 'name'),
  openAgain: words(80, 'Open again on {day}, {time}.', 'When closed days are over.', 'day', 'time'),
  otherHours: textWithBlanks(80, 'time', 'name', 'days')
    .default('{name}: open {time} on {days}')
    .describe('The announcement of days with other hours.'),
  otherHoursToday: words(80, '{name}: open {time} today', 'The same on these days.', 'time', 'name'),
  usualHours: textWithBlanks(80, 'day', 'time')
    .default('Usual hours again from {day}.')
    .describe('When days with other hours are over.'),
  hoursException: textWithBlanks(80, 'days', 'name', 'time')
    .default('{days} ({name}): {time}')
    .describe('A line below the opening hours, for closed days and for days with other hours.'),
  closedHours: words(40, 'closed', 'What is in place of the hours of a closed day.'),
  notices: words(40, 'Notices', 'What screen readers call the notices above a page.'),
  dismiss: textWithBlanks(40, 'text')
    .default('Dismiss: {text}')
    .describe('What screen readers call the button that hides an announcement or a notice.'),
  openTill: words(30, 'Open till', 'Beside the time at which the café closes, while it is open.'),
  opens: words(30, 'Opens', 'Beside the time at which it opens, while it is closed.'),
  openHours: words(30, 'Open', 'Beside the hours of a day.'),
  next: words(40, 'Next, {when}', 'Above the name of the next tournament.', 'when'),
  share: words(40, 'Share', 'The button that shares a page.'),
  shareCopied: words(80, 'Link copied to clipboard!', 'What it says once the address of the page is copied.'),
  shareByHand: words(80, 'Copy this link:', 'The label of the address, where it could not be copied.'),
  ...tournamentWords,
}).describe(
  'Words that belong to no page, such as what screen readers call the menu. Without an entry, the English word is used.',
)

/** The words of a café without the file. */
export const defaultWords: z.output<typeof wordsSchema> = wordsSchema.parse({})
