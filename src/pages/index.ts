/** The route table. A new page is a file in this folder and a line here. */

import { about } from '../../templates/about/about.tsx'
import { blog } from '../../templates/blog/blog.tsx'
import { comparison } from '../../templates/comparison/comparison.tsx'
import { contact } from '../../templates/contact/contact.tsx'
import { faq } from '../../templates/faq/faq.tsx'
import { gallery } from '../../templates/gallery/gallery.tsx'
import { gear } from '../../templates/gear/gear.tsx'
import { home } from '../../templates/home/home.tsx'
import { locations } from '../../templates/locations/locations.tsx'
import { notFound } from '../../templates/notFound/notFound.tsx'
import { pricing } from '../../templates/pricing/pricing.tsx'
import { tournament } from '../../templates/tournaments/tournament.tsx'
import { tournaments } from '../../templates/tournaments/tournaments.tsx'
import type { Page } from '../render/page.ts'
import type { PageContext, PageFile } from './context.ts'

/** In the order of the spec's route table, which is also that of the sitemap. */
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
