/** The rules about what is on every page. */
import type { Subject } from '../../parts/subject.ts'
import { checkGames, checkTypedCounts } from '../proofread/gamesAndCounts.ts'
import { checkMenuLinks, checkRedirectedMenuLinks } from './menuLinks.ts'

export const everyPage: Subject = {
  rules: [checkMenuLinks, checkGames, checkTypedCounts],
  changeRules: [checkRedirectedMenuLinks],
}
