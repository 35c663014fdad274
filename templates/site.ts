/**
 * This site, as the generator takes it. A new subject is a folder and a line here; its content files are listed in
 * `collections.ts`.
 */

import type { SiteDefinition } from '../src/siteDefinition.ts'
import { about } from './about/about.tsx'
import { closureReport, closuresToShare } from './calendar/announcements.ts'
import { calendar } from './calendar/calendar.ts'
import { comingNotices } from './calendar/closures.ts'
import { collections } from './collections.ts'
import { comparison } from './comparison/comparison.tsx'
import { contact } from './contact/contact.tsx'
import { faq } from './faq/faq.tsx'
import { gallery } from './gallery/gallery.tsx'
import { gear } from './gear/gear.tsx'
import { guides } from './guides/guides.tsx'
import { home } from './home/home.tsx'
import { contentStyles } from './layout/contentStyles.ts'
import { everyPage } from './layout/rules/index.ts'
import { locations } from './locations/locations.tsx'
import { markdownPages } from './markdownPages/markdownPages.tsx'
import { notFound } from './notFound/notFound.tsx'
import { Figure } from './parts/Figure.tsx'
import type { Subject } from './parts/subject.ts'
import { pricing } from './pricing/pricing.tsx'
import { layout } from './siteLayout.tsx'
import { tournaments } from './tournaments/tournaments.tsx'

/** In the order of the route table, which is also that of the sitemap. */
const subjects: readonly Subject[] = [
  calendar,
  everyPage,
  home,
  about,
  gear,
  gallery,
  pricing,
  comparison,
  faq,
  contact,
  tournaments,
  locations,
  guides,
  markdownPages,
  notFound,
]

const dated = subjects.flatMap((subject) => subject.dated ?? [])

export const site: SiteDefinition = {
  collections,
  layout,
  Figure,
  colourTokens: { ground: 'ink', accent: 'accent', smallWords: 'ice' },
  contentStyles: (content, pictures) =>
    contentStyles(content, pictures) + subjects.map((subject) => subject.styles?.(content) ?? '').join(''),
  listPages: (context) => subjects.flatMap((subject) => subject.makePages?.(context) ?? []),
  rules: subjects.flatMap(({ rules = [] }) => rules.map((rule) => (context) => rule(context, dated))),
  changeRules: subjects.flatMap(({ changeRules = [] }) =>
    changeRules.map((rule) => (context, before) => rule(context, before, dated)),
  ),
  hiddenIds: (content, today) =>
    new Set(subjects.flatMap((subject) => [...(subject.hiddenIds?.(content, today) ?? [])])),
  comingTexts: ({ calendar }, today) => comingNotices(calendar, today),
  notes: (content, today) => closureReport(closuresToShare(content, today, dated)),
}
