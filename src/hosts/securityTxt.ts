/** The contact for reports of security problems (RFC 9116). */
import { addDays, nextHalfYear } from '../content/schedule.ts'
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
 * The last day of the next half-year: at least six months from now and less than a year, as the RFC recommends (section
 * 2.5.5), and the same for every build of a half-year, so that the site does not change from day to day.
 */
const lastDayValid = (today: string) => addDays(nextHalfYear(nextHalfYear(today)), -1)
