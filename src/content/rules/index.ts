/** The rules about any site that a schema cannot check; those about a subject are in its folder (templates/site.ts). */

import type { Messages } from '../../diagnostics/messages.ts'
import { checkTypedAmounts } from '../../proofread/amounts/checkAmounts.ts'
import { knownAmounts } from '../../proofread/amounts/knownAmounts.ts'
import { checkReplacedReferences } from '../../proofread/changes/replacedReferences.ts'
import type { YamlText } from '../../yaml/parse.ts'
import type { Content } from '../types.ts'
import { checkCategoriesAndTags } from './categoriesAndTags.ts'
import { type ChangeInput, type ChangeRule, createRuleContext, type Rule, type RuleInput } from './context.ts'
import { checkDuplicateIds, checkUnbalancedQuotes, checkWeekdaysOfDates } from './fileRules.ts'
import { checkAltTexts, checkDuplicateImages, checkMissingImages, checkUnusedImages } from './images.ts'
import * as pages from './pages.ts'
import { checkPhonesInTexts } from './phones.ts'
import { checkPlaceholders, checkReferencesToExamples } from './placeholders.ts'
import { checkUnknownFiles } from './unknownFiles.ts'

/** Rules over the content of any site. */
const contentRules: readonly Rule[] = [
  pages.checkDuplicatePageTexts,
  pages.checkPageTextLengths,
  checkMissingImages,
  checkDuplicateImages,
  checkPlaceholders,
  checkPhonesInTexts,
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

/** Applies the rules over the whole content. @param ofSubjects those of this site */
export function checkRules(checked: RuleInput, ofSubjects: readonly Rule[]): void {
  const context = createRuleContext(checked)
  for (const rule of [...contentRules, ...ofSubjects]) rule(context)
}

/** Applies the rules about a change. @param before the content as it was */
export function checkChange(changed: ChangeInput, ofSubjects: readonly ChangeRule[], before: Content): void {
  const context = createRuleContext(changed)
  checkReplacedReferences(context)
  for (const rule of ofSubjects) rule(context, before)
}

/** Reports what is left over in content that keeps all rules: photographs that no page shows, and amounts without data. */
export function checkUnusedImagesAndTypedAmounts(checked: RuleInput): void {
  const { content, references, money, amounts, messages } = checked
  checkUnusedImages(createRuleContext(checked))
  checkTypedAmounts(amounts, knownAmounts(references.values, content.format, money), messages)
}
