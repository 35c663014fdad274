/** The rules that a schema cannot check, in a file for each subject. To add a rule, write it and add it to a list here. */
import type { Messages } from '../../diagnostics/messages.ts'
import type { YamlText } from '../../yaml/parse.ts'
import { checkTypedFigures, knownFigures } from '../figures/typedFigures.ts'
import { checkChangedDates } from './changedDates.ts'
import { type Checked, createRuleContext, type Rule } from './context.ts'
import { checkEndingOffers } from './endingOffers.ts'
import { checkDuplicateQuestions } from './faq.ts'
import { checkClosures, checkDaysInNames, checkOpeningHours, checkShortSlots } from './hours.ts'
import { checkAltTexts, checkDuplicateImages, checkMissingImages, checkUnusedImages } from './images.ts'
import { checkDuplicateIds, checkUnbalancedQuotes, checkWeekdaysOfDates } from './oneFile.ts'
import * as pages from './pages.ts'
import { checkPlaceholders, checkReferencesToExamples } from './placeholders.ts'
import { checkComparedFigures, checkHourlyPrices, checkPopularPackages, checkTiers } from './prices.ts'
import { checkOverlappingTournaments, checkPrizes, checkTournamentDates } from './tournaments.ts'

/** Rules over the whole content. */
const contentRules: readonly Rule[] = [
  pages.checkDuplicatePageTexts,
  pages.checkPageTextLengths,
  checkMissingImages,
  checkDuplicateImages,
  checkTiers,
  checkHourlyPrices,
  checkPopularPackages,
  checkPrizes,
  checkOpeningHours,
  checkShortSlots,
  checkOverlappingTournaments,
  checkTournamentDates,
  checkChangedDates,
  checkComparedFigures,
  checkClosures,
  checkDaysInNames,
  checkDuplicateQuestions,
  checkEndingOffers,
  checkPlaceholders,
  checkReferencesToExamples,
  pages.checkMenuLinks,
  pages.checkContactFormWords,
  checkAltTexts,
  pages.checkUpdatedGuides,
  pages.checkUnknownFiles,
]

/** Applies the rules over one file. Called for every YAML file and front matter. */
export function checkFileRules(yaml: YamlText, messages: Messages): void {
  for (const rule of [checkDuplicateIds, checkWeekdaysOfDates, checkUnbalancedQuotes]) rule(yaml, messages)
}

/** Applies the rules over the whole content. */
export function checkRules(checked: Checked): void {
  const context = createRuleContext(checked)
  for (const rule of contentRules) rule(context)
}

/** Reports what is left over in content that keeps all rules: photographs that no page shows, and figures without data. */
export function checkLeftovers(checked: Checked): void {
  const { content, references, money, figures, messages } = checked
  checkUnusedImages(createRuleContext(checked))
  checkTypedFigures(figures, knownFigures(references.values, content.format, money), messages)
}
