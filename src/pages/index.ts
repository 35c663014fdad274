/** The route table. A new page is a file in this folder and a line here. */
import type { Page } from '../render/page.ts'
import { about } from './about.tsx'
import { blog } from './blog.tsx'
import { comparison } from './comparison.tsx'
import { contact } from './contact.tsx'
import type { PageContext, PageFile } from './context.ts'
import { faq } from './faq.tsx'
import { gallery } from './gallery.tsx'
import { gear } from './gear.tsx'
import { home } from './home.tsx'
import { locations } from './locations.tsx'
import { notFound } from './notFound.tsx'
import { pricing } from './pricing.tsx'
import { tournament } from './tournament.tsx'
import { tournaments } from './tournaments.tsx'

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
