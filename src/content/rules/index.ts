/** The rules about any site that a schema cannot check; those about a subject are in its folder (templates/site.ts). */

import type { Messages } from '../../diagnostics/messages.ts'
import type { YamlText } from '../../yaml/parse.ts'
import { checkCategoriesAndTags } from './categoriesAndTags.ts'
import { checkDuplicateIds, checkUnbalancedQuotes, checkWeekdaysOfDates } from './fileRules.ts'
import { checkAltTexts, checkDuplicateImages, checkMissingImages, checkUnusedImages } from './images.ts'
import { hideCoveredWarnings } from './openPoints.ts'
import * as pages from './pages.ts'
import { checkPhones } from './phones.ts'
import { checkPlaceholders, checkReferencesToExamples } from './placeholders.ts'
import { createRuleContext, type Rule, type RuleInput } from './ruleContext.ts'
import { checkUnknownFiles } from './unknownFiles.ts'

/** Rules over the content of any site. */
const contentRules: readonly Rule[] = [
  pages.checkDuplicatePageTexts,
  pages.checkPageTextLengths,
  checkMissingImages,
  checkDuplicateImages,
  checkPlaceholders,
  checkPhones,
  checkReferencesToExamples,
  checkAltTexts,
  pages.checkUpdatedGuides,
  checkCategoriesAndTags,
  checkUnknownFiles,
]

/** Applies the rules over one file. Called for every YAML file and front matter. */
export function checkFileRules(yaml: YamlText, messages: Messages): void {
  for (const rule of [checkDuplicateIds, checkWeekdaysOfDates, checkUnbalancedQuotes]) rule(yaml, messages)
}

/** Applies the rules over the whole content, and reports photographs that no page shows. @param ofSubjects those of this site */
export function checkRules(checked: RuleInput, ofSubjects: readonly Rule[]): void {
  const context = createRuleContext(checked)
  for (const rule of [...contentRules, ...ofSubjects]) rule(context)
  if (checked.messages.hasErrors) hideCoveredWarnings(checked)
  else checkUnusedImages(context)
}
