/** The language of texts in Devanagari: screen readers choose their voice by it (WCAG 3.1.2). */
import type { Root as Hast } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/** Letters, endings and words that only one of two languages has, or has much more often. */
const signs = {
  mr: /[ळॅ]|(?:मध्ये|साठी|च्या|पासून|पर्यंत|ांना|आहे|आहेत|नाही)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:आणि|आम्ही|तुम्ही|किंवा|फक्त|येथे|इथे|तास|वाजता)/gu,
  hi: /[\u093c\u0958-\u095f]|(?<![\p{L}\p{M}])(?:है|हैं|के|में|और|नहीं|को|से|ने|था|थे|करें|यह|हम|आप|यहाँ|यहां|लिए|घंटे|घंटा|बजे)(?![\p{L}\p{M}])/gu,
}

type Language = keyof typeof signs

/** The language of a text that is mostly in Devanagari; undefined for any other, and where nothing tells. */
export function languageOf(text: string, otherwise?: Language): Language | undefined {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  if (count(/\p{Script=Devanagari}/gu) <= count(/\p{Script=Latin}/gu)) return undefined
  const [marathi, hindi] = [count(signs.mr), count(signs.hi)]
  if (marathi === hindi) return otherwise
  return marathi > hindi ? 'mr' : 'hi'
}

const blocks = /^(?:p|h[1-6]|li|td|th)$/

/** Says the language of paragraphs, headings, items and cells in Devanagari. One that does not tell is in that of the whole text. */
export function markLanguages(tree: Hast): void {
  const whole = textOf(tree)
  if (!/\p{Script=Devanagari}/u.test(whole)) return
  const language = languageOf(whole)
  visit(tree, 'element', (element) => {
    const own = blocks.test(element.tagName) ? languageOf(textOf(element), language) : undefined
    if (!own) return undefined
    element.properties.lang = own
    return SKIP
  })
}
