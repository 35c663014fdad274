/** Marks of other programs and dialects, which are shown here as they are written. */
import type { ReportProblem } from '../options.ts'

interface OtherMark {
  rule: string
  pattern: RegExp
  reason: (written: string) => string
  remedy: string
}

const shownAsWritten = (written: string) => `“${written}” would be shown with its marks, as it is written.`

const marks: readonly OtherMark[] = [
  {
    rule: 'struck-out',
    pattern: /~~(?=\S)[^~\n]+~~/g,
    reason: shownAsWritten,
    remedy: 'Words cannot be struck out here: delete them, or take the marks away.',
  },
  {
    rule: 'highlight',
    pattern: /==(?=[^\s=])[^=\n]+==/g,
    reason: shownAsWritten,
    remedy: 'Words cannot be highlighted here: take the marks away, or write bold words as **words**.',
  },
  {
    rule: 'task-list',
    pattern: /^\[[ x]?\](?= )/gim,
    reason: (written) => `There are no boxes to tick here: “${written}” would be shown as it is written.`,
    remedy: 'Take the brackets away, and leave “- ”.',
  },
  {
    rule: 'footnote',
    pattern: /\[\^[^\]\s]+\]/g,
    reason: (written) => `“${written}” is meant as a footnote, but there are no footnotes here.`,
    remedy:
      'Write the note in round brackets in the sentence, and delete the mark here and the line of the note.',
  },
  {
    rule: 'html-entity',
    pattern: /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi,
    reason: (written) => `“${written}” is a code of HTML.`,
    remedy:
      'Delete the code, and type the character that it stands for, such as & or ₹, if it is one that can be seen.',
  },
  {
    rule: 'wiki-link',
    pattern: /!?\[\[[^[\]\n]+\]\]/g,
    reason: shownAsWritten,
    remedy: 'Write a link as [words](/page). A guide shows the photograph of its image field.',
  },
  {
    rule: 'chat-citation',
    pattern: /【[^】\n]{1,60}】|\[?oaicite:\d+\]?|:contentReference\[/g,
    reason: (written) => `“${written}” was copied from a chat program, and means nothing to visitors.`,
    remedy: 'Delete it.',
  },
  {
    rule: 'emoji-code',
    pattern: /(?<![\w:/]):[a-z][a-z\d]*(?:_[a-z\d]+)*:(?![\w:/])/g,
    reason: (written) => `“${written}” is the name of an emoji, and would be shown as it is written.`,
    remedy: 'Write the emoji itself, or delete it.',
  },
]

/** Finds marks that other programs know, in a text with or without Markdown. */
export const findOtherMarks = (text: string) =>
  // Most texts contain none of these signs.
  /~~|==|\[[\^[ x\]]|&[#a-z]|:[a-z\d_]+:|【|oaicite|:contentR/i.test(text)
    ? marks.flatMap(({ rule, pattern, reason, remedy }) =>
        [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
          offset: index,
          rule,
          reason: reason(written),
          remedy,
        })),
      )
    : []

/** Reports the marks of other programs in a part of a Markdown text. */
export function checkOtherMarks(raw: string, start: number, report: ReportProblem) {
  for (const { offset, rule, reason, remedy } of findOtherMarks(raw))
    report(start + offset, rule, reason, remedy)
}
