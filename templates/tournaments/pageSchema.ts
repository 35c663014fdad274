import * as z from 'zod'
import { group, markdown, text, textWithBlanks } from '../../src/content/schema/fields.ts'
import { metadata, page, related } from '../../src/content/schema/page.ts'
import { callToAction } from '../../src/content/schema/sectionFields.ts'

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
  prizeText: markdown(200).optional().describe('Below a prize without parts.'),
  resultsHeading: text(80),
  dateLabel: text(40),
  placeLabels: z.array(text(20)).min(1).describe('What the places are called, from the first one down.'),
  related: related.optional(),
  callToAction: callToAction.optional(),
})

/** content/pages/events.yaml */
export const eventsPage = group(metadata)
