/** The rules that a schema cannot check, in a file each. To add a rule, write its file and add it to a list here. */
import type { Messages } from '../../diagnostics/messages.ts'
import type { CheckedFile } from '../fileSummary.ts'
import type { References } from '../references.ts'
import type { Source } from '../source.ts'
import type { Content } from '../types.ts'
import type { YamlText } from '../yaml/parse.ts'
import { checkAltTexts } from './altTexts.ts'
import { checkChangedDates } from './changedDates.ts'
import { checkClosures } from './closures.ts'
import { checkComparedFigures } from './comparedFigures.ts'
import { checkContactFormWords } from './contactFormWords.ts'
import { createRuleContext, type Rule } from './context.ts'
import { checkCopiedTexts } from './copiedTexts.ts'
import { checkDaysInNames } from './daysInNames.ts'
import { checkDuplicateIds } from './duplicateIds.ts'
import { checkDuplicatePageTexts } from './duplicatePageTexts.ts'
import { checkDuplicateQuestions } from './duplicateQuestions.ts'
import { checkEndingOffers } from './endingOffers.ts'
import { checkGuideIds } from './guideIds.ts'
import { checkHourlyPrices } from './hourlyPrices.ts'
import { checkDuplicateImages, checkMissingImages, checkUnusedImages } from './images.ts'
import { checkListedNames } from './listedNames.ts'
import { checkMenuLinks } from './menuLinks.ts'
import { checkNearNames } from './nearNames.ts'
import { checkOpeningHours } from './openingHours.ts'
import { checkOverlappingTournaments } from './overlappingTournaments.ts'
import { checkPageTextLengths } from './pageTextLengths.ts'
import { checkPastDates } from './pastDates.ts'
import { checkPlaceholderFields } from './placeholderFields.ts'
import { checkPlaceholderPhone } from './placeholderPhone.ts'
import { checkPopularPackages } from './popularPackages.ts'
import { checkPrizes } from './prizes.ts'
import { checkShortSlots } from './shortSlots.ts'
import { checkTiers } from './tiers.ts'
import { checkTournamentDates } from './tournamentDates.ts'
import { checkUnbalancedQuotes } from './unbalancedQuotes.ts'
import { checkUnknownFiles } from './unknownFiles.ts'
import { checkUpdatedGuides } from './updatedGuides.ts'
import { checkWeekdaysOfDates } from './weekdayOfDate.ts'

/** Rules over one YAML file or front matter. */
const fileRules: readonly ((yaml: YamlText, messages: Messages, source: Source) => void)[] = [
  checkDuplicateIds,
  checkWeekdaysOfDates,
  checkUnbalancedQuotes,
]

/** Rules over the whole content. Their order matters: `checkUnusedImages` skips content with errors from earlier rules. */
const contentRules: readonly Rule[] = [
  checkGuideIds,
  checkDuplicatePageTexts,
  checkPageTextLengths,
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
  checkListedNames,
  checkClosures,
  checkDaysInNames,
  checkDuplicateQuestions,
  checkCopiedTexts,
  checkEndingOffers,
  checkPastDates,
  checkPlaceholderFields,
  checkPlaceholderPhone,
  checkMenuLinks,
  checkContactFormWords,
  checkNearNames,
  checkAltTexts,
  checkUpdatedGuides,
  checkUnusedImages,
  checkUnknownFiles,
]

/** Applies the rules over one file. Called for every YAML file and front matter. */
export function checkFileRules(yaml: YamlText, messages: Messages, source: Source): void {
  for (const rule of fileRules) rule(yaml, messages, source)
}

/**
 * Applies the rules over the whole content.
 *
 * @param messages with the errors of each file
 * @param today the day of the build, `YYYY-MM-DD`; without it, no date is compared with it
 * @param earlier the content before it was edited; only a check compares with it
 */
export function checkContentRules(
  content: Content,
  references: References,
  files: readonly CheckedFile[],
  source: Source,
  messages: Messages,
  today?: string,
  earlier?: () => Content | undefined,
): void {
  const context = createRuleContext(content, references, files, source, messages, today, earlier)
  for (const rule of contentRules) rule(context)
}
