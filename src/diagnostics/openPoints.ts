/** Messages about what only the owner can settle: they are not mistakes, and are listed apart from them. */
import type { VFileMessage } from 'vfile-message'

/** The rules of such messages: an example value that is still in place, and a question that is not answered. */
export const openPointRules = { placeholder: 'placeholder', question: 'open-question' }

/** Whether a message is for the owner, and not about a mistake. */
export const isOpenPoint = ({ ruleId }: VFileMessage): boolean =>
  Object.values(openPointRules).includes(ruleId ?? '')
