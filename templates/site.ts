/**
 * This site, as the generator takes it: the subjects in the order of the route table, which is also that of the sitemap, and
 * their rules. A new subject is a folder and a line here.
 */

import type { MakePages } from '../src/pages/context.ts'
import type { SiteDefinition } from '../src/siteDefinition.ts'
import { about } from './about/about.tsx'
import { closureReport, closureToShare } from './calendar/announcements.ts'
import { comingNotices } from './calendar/closures.ts'
import type { DatedSubject } from './calendar/datedSubject.ts'
import { calendarChangeRules, calendarRules } from './calendar/rules/index.ts'
import { collections } from './collections.ts'
import { comparison } from './comparison/comparison.tsx'
import { contact } from './contact/contact.tsx'
import { checkAmenities, checkContactFormWords } from './contact/rules.ts'
import { faq } from './faq/faq.tsx'
import { checkDuplicateQuestions } from './faq/rules.ts'
import { gallery } from './gallery/gallery.tsx'
import { checkDuplicatePhotographs } from './gallery/rules.ts'
import { gear } from './gear/gear.tsx'
import { guides } from './guides/guides.tsx'
import { checkCopiedAnswers, checkGraphics } from './guides/rules.ts'
import { home } from './home/home.tsx'
import { contentStyles } from './layout/contentStyles.ts'
import { checkGames, checkTypedCounts } from './layout/rules/claims.ts'
import { checkMenuLinks, checkRedirectedMenuLinks } from './layout/rules/menuLinks.ts'
import { locations } from './locations/locations.tsx'
import {
  checkBranchTexts,
  checkMinutesOfMovedBranches,
  checkMinutesToBranches,
  checkSessionsOfBranches,
} from './locations/rules.ts'
import { markdownPages } from './markdownPages/markdownPages.tsx'
import { checkMenuNames } from './markdownPages/rules.ts'
import { notFound } from './notFound/notFound.tsx'
import { Figure } from './parts/Figure.tsx'
import { datedPrices } from './pricing/datedPrices.ts'
import { shownPriceStyles } from './pricing/finder/shownPriceStyles.ts'
import { hiddenSpecials } from './pricing/prices/specials.ts'
import { pricing } from './pricing/pricing.tsx'
import { pricingChangeRules, pricingRules } from './pricing/rules/index.ts'
import { layout } from './siteLayout.tsx'
import { datedTournaments } from './tournaments/dates/datedTournaments.ts'
import { overTournaments } from './tournaments/dates/dates.ts'
import { tournamentChangeRules, tournamentRules } from './tournaments/rules/index.ts'
import { tournament } from './tournaments/tournament.tsx'
import { tournaments } from './tournaments/tournaments.tsx'

const routeTable: readonly MakePages[] = [
  home,
  about,
  gear,
  gallery,
  pricing,
  comparison,
  faq,
  contact,
  tournaments,
  tournament,
  locations,
  guides,
  markdownPages,
  notFound,
]

/** Whatever has days or times, for the rules of the calendar. */
const dated: readonly DatedSubject[] = [datedPrices, datedTournaments]

export const site: SiteDefinition = {
  collections,
  layout,
  Figure,
  colourTokens: { ground: 'ink', accent: 'accent', smallWords: 'ice' },
  contentStyles: (content, pictures) => contentStyles(content, pictures) + shownPriceStyles(content),
  listPages: (context) => routeTable.flatMap((makePages) => makePages(context) ?? []),
  rules: [
    ...calendarRules(dated),
    checkMenuLinks,
    checkMenuNames,
    checkContactFormWords,
    checkAmenities,
    ...pricingRules,
    ...tournamentRules,
    checkBranchTexts,
    (context) => checkSessionsOfBranches(context, dated),
    checkDuplicateQuestions,
    checkDuplicatePhotographs,
    checkGraphics,
    checkCopiedAnswers,
    checkGames,
    checkTypedCounts,
  ],
  changeRules: [
    checkRedirectedMenuLinks,
    ...calendarChangeRules(dated),
    checkMinutesToBranches,
    checkMinutesOfMovedBranches,
    ...tournamentChangeRules,
    ...pricingChangeRules,
  ],
  hiddenIds: (content, today) =>
    new Set([...overTournaments(content, today), ...hiddenSpecials(content, today)]),
  comingTexts: ({ calendar }, today) => comingNotices(calendar, today),
  notes: (content, today) => closureReport(closureToShare(content, today)),
}
