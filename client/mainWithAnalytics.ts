/** The script of a site that counts its visits; without a measurement id the site has `main.ts` alone. */
import './main.ts'
import { countVisit } from './analytics.ts'

countVisit()
