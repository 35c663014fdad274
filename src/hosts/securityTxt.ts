/** Where to report a vulnerability of the site (RFC 9116). */
import type { Content } from '../content/types.ts'
import type { Site } from '../site.ts'

export const securityTxtPath = '/.well-known/security.txt'

/** @param today the day of the build, `YYYY-MM-DD`, in the site's time zone */
export const securityTxt = ({ site }: Content, today: string): Site =>
  new Map([
    [
      securityTxtPath,
      [
        `Contact: mailto:${site.contact.email}`,
        `Expires: ${lastDayValid(today)}T23:59:59Z`,
        `Preferred-Languages: ${site.language}`,
        `Canonical: ${site.url}${securityTxtPath}`,
        '',
      ].join('\n'),
    ],
  ])

/**
 * The end of the next half-year: at least six months ahead and less than a year, as the RFC recommends (section 2.5.5),
 * and the same for all builds of a half-year, so that builds on different days give the same bytes.
 */
function lastDayValid(today: string): string {
  const { year, isFirstHalf } = halfYearOf(today)
  return isFirstHalf ? `${year}-12-31` : `${year + 1}-06-30`
}

/** The first day on which the file changes. */
export function nextHalfYear(today: string): string {
  const { year, isFirstHalf } = halfYearOf(today)
  return isFirstHalf ? `${year}-07-01` : `${year + 1}-01-01`
}

function halfYearOf(day: string) {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return { year, isFirstHalf: month <= 6 }
}
