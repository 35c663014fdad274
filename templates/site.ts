/**
 * This site, as the generator takes it: the subjects in the order of the route table, which is also that of the sitemap, and
 * their rules. A new subject is a folder and a line here.
 */

import type { PageFile } from '../src/pages/context.ts'
import type { SiteDefinition } from '../src/siteDefinition.ts'
import { about } from './about/about.tsx'
import { blog } from './blog/blog.tsx'
import { checkGraphics } from './blog/rules.ts'
import { closureReport, closureToShare } from './calendar/announcements.ts'
import { comingNotices } from './calendar/closures.ts'
import { checkFarDates, checkPastDates } from './calendar/dateRules.ts'
import { checkDaysOff, checkEveryDay, checkFooterHours, checkSaidDaysOff } from './calendar/dayOffRules.ts'
import { checkMovedDays, checkMovedHours, checkNewDaysOff } from './calendar/movedDayRules.ts'
import {
  checkClosures,
  checkDaysInNames,
  checkOpeningHours,
  checkShortSlots,
} from './calendar/openingHoursRules.ts'
import { collections } from './collections.ts'
import { comparison } from './comparison/comparison.tsx'
import { contact } from './contact/contact.tsx'
import { checkContactFormWords } from './contact/rules.ts'
import { faq } from './faq/faq.tsx'
import { checkDuplicateQuestions } from './faq/rules.ts'
import { gallery } from './gallery/gallery.tsx'
import { checkDuplicatePhotographs } from './gallery/rules.ts'
import { gear } from './gear/gear.tsx'
import { home } from './home/home.tsx'
import { contentStyles } from './layout/contentStyles.ts'
import { checkMenuLinks } from './layout/rules.ts'
import { locations } from './locations/locations.tsx'
import { checkBranchTexts, checkMinutesToBranches } from './locations/rules.ts'
import { markdownPages } from './markdownPages/markdownPages.tsx'
import { checkMenuNames } from './markdownPages/rules.ts'
import { notFound } from './notFound/notFound.tsx'
import { Figure } from './parts/Figure.tsx'
import { shownPriceStyles } from './pricing/finder/shownPriceStyles.ts'
import { hiddenSpecials } from './pricing/prices/cheapestStay.ts'
import { pricing } from './pricing/pricing.tsx'
import {
  checkDiscounts,
  checkHighDiscounts,
  checkNextPrices,
  checkOverlappingDiscounts,
} from './pricing/rules/changingPriceRules.ts'
import { checkComparedFigures, checkFiguresToCome } from './pricing/rules/comparedFigureRules.ts'
import { checkSplitPrices } from './pricing/rules/comparingTexts.ts'
import { checkLowestHour } from './pricing/rules/lowestHourRule.ts'
import { checkDaysOfOffers } from './pricing/rules/offerDayRules.ts'
import { checkHourlyPrices, checkPopularPackages, checkTiers } from './pricing/rules/packageRules.ts'
import { checkControllers, checkPricesOfDays, checkTierPrices } from './pricing/rules/priceOrderRules.ts'
import { layout } from './siteLayout.tsx'
import { overTournaments } from './tournaments/dates/dates.ts'
import { checkDateClashes } from './tournaments/rules/clashRules.ts'
import { checkDaysOfTournaments } from './tournaments/rules/dayRules.ts'
import { checkExceptions } from './tournaments/rules/exceptionRules.ts'
import { checkHighestPrize } from './tournaments/rules/highestPrizeRule.ts'
import { checkPrizesInWords } from './tournaments/rules/prizeInWordsRule.ts'
import { checkNewResults } from './tournaments/rules/resultRules.ts'
import {
  checkOverlappingTournaments,
  checkPrizes,
  checkTournamentDates,
} from './tournaments/rules/tournamentRules.ts'
import { tournament } from './tournaments/tournament.tsx'
import { tournaments } from './tournaments/tournaments.tsx'

const pageFiles: readonly PageFile[] = [
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
  blog,
  markdownPages,
  notFound,
]

export const site: SiteDefinition = {
  collections,
  layout,
  Figure,
  contentStyles: (content, pictures) => contentStyles(content, pictures) + shownPriceStyles(content),
  listPages: (context) => pageFiles.flatMap((pagesOf) => pagesOf(context) ?? []),
  rules: [
    checkOpeningHours,
    checkShortSlots,
    checkClosures,
    checkFarDates,
    checkDaysInNames,
    checkDaysOff,
    checkEveryDay,
    checkSaidDaysOff,
    checkFooterHours,
    checkMenuLinks,
    checkMenuNames,
    checkContactFormWords,
    checkTiers,
    checkHourlyPrices,
    checkLowestHour,
    checkControllers,
    checkTierPrices,
    checkPricesOfDays,
    checkNextPrices,
    checkDiscounts,
    checkHighDiscounts,
    checkOverlappingDiscounts,
    checkPopularPackages,
    checkComparedFigures,
    checkFiguresToCome,
    checkDaysOfOffers,
    checkPrizes,
    checkHighestPrize,
    checkPrizesInWords,
    checkOverlappingTournaments,
    checkTournamentDates,
    checkExceptions,
    checkDaysOfTournaments,
    checkDateClashes,
    checkBranchTexts,
    checkDuplicateQuestions,
    checkDuplicatePhotographs,
    checkGraphics,
  ],
  changeRules: [
    checkPastDates,
    checkMovedDays,
    checkNewDaysOff,
    checkMovedHours,
    checkMinutesToBranches,
    checkNewResults,
    checkSplitPrices,
  ],
  hiddenIds: (content, today) =>
    new Set([...overTournaments(content, today), ...hiddenSpecials(content, today)]),
  comingTexts: ({ calendar }, today) => comingNotices(calendar, today),
  notes: (content, today) => closureReport(closureToShare(content, today)),
}
