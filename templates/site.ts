/**
 * This site, as the generator takes it: the subjects in the order of the route table, which is also that of the sitemap, and
 * their rules. A new subject is a folder and a line here.
 */
import type { Rule } from '../src/content/rules/context.ts'
import type { PageContext, PageFile } from '../src/pages/context.ts'
import type { Page } from '../src/render/page.ts'
import { about } from './about/about.tsx'
import { blog } from './blog/blog.tsx'
import { comparison } from './comparison/comparison.tsx'
import { contact } from './contact/contact.tsx'
import { faq } from './faq/faq.tsx'
import { checkDuplicateQuestions } from './faq/rules.ts'
import { gallery } from './gallery/gallery.tsx'
import { gear } from './gear/gear.tsx'
import { home } from './home/home.tsx'
import { locations } from './locations/locations.tsx'
import { notFound } from './notFound/notFound.tsx'
import { checkEndingOffers } from './pricing/endingOffers.ts'
import { pricing } from './pricing/pricing.tsx'
import { checkComparedFigures, checkHourlyPrices, checkPopularPackages, checkTiers } from './pricing/rules.ts'
import { checkChangedDates } from './tournaments/changedDates.ts'
import { checkOverlappingTournaments, checkPrizes, checkTournamentDates } from './tournaments/rules.ts'
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
  notFound,
]

/** All pages of the site, in the order of the route table. */
export const listPages = (context: PageContext): Page[] =>
  pageFiles.flatMap((pagesOf) => pagesOf(context) ?? [])

/** Rules about the data of subjects. */
export const rules: readonly Rule[] = [
  checkTiers,
  checkHourlyPrices,
  checkPopularPackages,
  checkComparedFigures,
  checkEndingOffers,
  checkPrizes,
  checkOverlappingTournaments,
  checkTournamentDates,
  checkChangedDates,
  checkDuplicateQuestions,
]
