import { z } from 'zod'
import { partySchema, ticketSchema } from '../../../templates/pricing/ticketSchema.ts'
import { checkPeriod, period } from './calendar.ts'
import { entries, group, image, link, markdown, robots, text, textWithBlanks, words } from './fields.ts'
import { callToAction, largeFigure, linkedRow, stat } from './parts.ts'

/** Metadata of every page for search engines and chats (spec section 3, "Page metadata record"). */
const metadata = {
  title: text(90).describe('Shown in search results and on the browser tab: best 15 to 65 characters.'),
  description: text(200).describe('Shown below the title in search results: best 70 to 165 characters.'),
  keywords: text(300),
  ...robots,
  shareImage: image
    .optional()
    .describe('The photograph that chats show beside a link, where it is not the one of site.yaml.'),
}

const related = group({
  heading: text(80),
  links: entries({ label: text(60), href: link.shape.href, text: text(200) }),
})

const pageWithoutPhoto = {
  ...metadata,
  heading: text(100),
  intro: markdown(1200),
  related: related.optional(),
  callToAction: callToAction.optional(),
}

/** Fields of most pages: metadata, a headline, an introduction, a photograph, and the endings. */
const page = { ...pageWithoutPhoto, image: image.optional() }

/** Blanks in the metadata of the page of a tournament; {name} is its title. */
const tournamentBlanks = ['name', 'day', 'time', 'entry', 'prize'] as const

/** content/pages/*.yaml: one schema for each page, by the name of its file. */
export const pageSchemas = {
  home: group({
    ...metadata,
    image,
    headline: text(80),
    tagline: text(80),
    intro: markdown(600),
    galleryLabel: text(40),
    stats: z.array(stat).min(1),
    callToAction,
  }),
  about: group({
    ...page,
    missionHeading: text(80),
    mission: markdown(3000),
    answers: entries({ question: text(80), answer: markdown(3000) })
      .default([])
      .describe('More about us, each under its heading and closed until someone opens it.'),
    stats: z.array(stat).min(1),
    featuresImage: image.optional().describe('A photograph as wide as the page, above the features.'),
    featuresHeading: text(80),
    features: z.array(linkedRow.extend({ figure: largeFigure('What one gets') })),
    links: z.array(link),
    cardsHeading: text(80),
    cards: z.array(linkedRow),
  }),
  gear: group({ ...page, listHeading: text(80), gamesHeading: text(80) }),
  gallery: group({
    ...pageWithoutPhoto,
    listHeading: text(80),
    previousLabel: text(40),
    nextLabel: text(40),
    enlargeLabel: text(40),
    closeLabel: text(40),
    illustrationLabel: words(
      30,
      'Illustration',
      'Beside the caption of a picture that is one (images.yaml).',
    ),
    illustrationNote: words(
      160,
      'Pictures that are marked as an illustration do not show the café itself.',
      'Below the introduction, while the gallery has such a picture.',
    ),
  }),
  pricing: group({
    ...page,
    listHeading: text(80),
    tierLabel: text(60),
    perHourLabel: text(30),
    perSeatLabel: words(30, 'per seat', 'Above the prices of passes.'),
    validityLabel: text(30),
    durationUnit: text(20),
    durationUnitOne: text(20),
    daysLabel: text(30),
    popularLabel: text(30),
    bookLabel: text(30),
    bookMessage: textWithBlanks(300, 'package', 'tier', 'duration', 'price'),
    notesHeading: text(80),
    notes: entries({ title: text(80), text: markdown(600) }),
    offersHeading: text(80),
    offers: z.array(
      group({
        title: text(80),
        figure: largeFigure('What one saves'),
        text: markdown(600),
        ...period,
      }).superRefine(checkPeriod),
    ),
    payments: text(80),
    contactHeading: text(80),
    contactText: markdown(600),
    callLabel: text(40),
    party: partySchema.optional(),
    printLabel: text(40).default('Print the price list'),
    shareListLabel: text(40)
      .default('Share the price list')
      .describe('Opens WhatsApp with all prices as a message, made from packages.yaml.'),
    scanLabel: words(60, 'Scan to book on WhatsApp', 'On paper, beside a QR code that opens the chat.'),
    ticket: ticketSchema.prefault({}).describe('The words of the price finder.'),
  }),
  comparison: group({ ...page, listHeading: text(80) }),
  faq: group({ ...page, listHeading: text(80) }),
  contact: group({
    ...page,
    detailsHeading: text(80),
    hoursLabel: text(40),
    languagesLabel: text(40),
    pricesLabel: text(40),
    callLabel: text(40),
    quickLinksHeading: text(80),
    quickLinks: z.array(link),
    form: group({
      heading: text(80),
      text: text(300),
      name: text(40),
      email: text(40),
      phone: text(40),
      message: text(40),
      charactersLeft: textWithBlanks(80, 'count').describe(
        'Below the message, where it goes to the chat: how much longer it may get.',
      ),
      charactersOver: textWithBlanks(200, 'count').describe(
        'The same for a message that is too long. It is not cut, but the chat may not take all of it.',
      ),
      submit: text(40),
      chatMessage: textWithBlanks(400, 'message', 'name', 'email', 'phone'),
      done: text(200).describe(
        'After sending. The site cannot know whether the chat has opened: say what to do next, not that it is open.',
      ),
      openChat: text(40).describe('The link to the chat, below that text.'),
      failed: text(200),
    }),
    servicesHeading: text(80),
    services: z.array(linkedRow),
  }),
  tournaments: group({
    ...page,
    nextImage: image.optional().describe('Beside the tournament that is next; another one than image.'),
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
  }),
  tournament: group({
    ...metadata,
    title: textWithBlanks(90, ...tournamentBlanks),
    description: textWithBlanks(200, ...tournamentBlanks),
    keywords: textWithBlanks(300, ...tournamentBlanks),
    datesHeading: text(80),
    timeLabel: text(40),
    joinMessage: textWithBlanks(300, 'tournament', 'date', 'time'),
    prizeHeading: text(80),
    resultsHeading: text(80),
    dateLabel: text(40),
    placeLabels: z.array(text(20)).min(1).describe('What the places are called, from the first one down.'),
    related: related.optional(),
    callToAction: callToAction.optional(),
  }),
  events: group(metadata),
  locations: group({
    directionsLabel: textWithBlanks(60, 'locality').describe(
      'The button that opens the map; {locality} is the part of the city that the café is in.',
    ),
    minutesLabel: text(30),
    northLabel: words(5, 'N', 'The letter at the arrow to the north.'),
  }),
  blog: group({
    ...page,
    emptyText: text(200),
    /** Marks on guides that are not published yet; only the preview shows them. */
    draftMark: text(40),
    scheduledMark: textWithBlanks(60, 'date'),
    readMoreLabel: text(40),
    backLabel: text(40),
    search: group({
      label: text(60),
      submit: text(30),
      filterLabel: text(60),
      all: text(40),
      one: textWithBlanks(120, 'query'),
      many: textWithBlanks(120, 'count', 'query'),
      none: textWithBlanks(160, 'query'),
    }),
    article: group({
      heading: text(120),
      text: markdown(600),
      image: image.optional().describe('A photograph as wide as the page.'),
      visitLabel: text(40),
      pricingLabel: text(40),
      callLabel: text(40),
      continueHeading: text(80),
      allPostsLabel: text(60),
    }),
  }),
  'not-found': group({
    heading: text(100),
    intro: markdown(600),
    image,
    links: z.array(link),
  }),
}
