/** Marks of other programs and dialects, which are shown here as they are written. */
import type { ReportProblem } from '../options.ts'

/** What remedies show in place of words that only the author knows, where it is all of a text, a link or a cell. */
const exampleWords = /^(?:…|words|What it shows|its value|name: value)$/g

const marks: readonly [rule: string, pattern: RegExp, what: string, remedy: string][] = [
  [
    'struck-out',
    /(?<![\w~])(~~?)(?=[^\s~])[^~\n]*[^\s~]\1(?![\w~])/g,
    'would be shown with its marks, as it is written',
    'Words cannot be struck out here: delete them, or take the marks away.',
  ],
  [
    'highlight',
    /==(?=[^\s=])[^=\n]+==/g,
    'would be shown with its marks, as it is written',
    'Words cannot be highlighted here: take the marks away, or write bold words as **words**.',
  ],
  [
    'task-list',
    /^\[[ x]?\](?= )/gim,
    'is meant as a box to tick, but would be shown as it is written',
    'Take the brackets away, and leave “- ”.',
  ],
  [
    'footnote',
    /\[\^[^[\]\s]+\]/g,
    'is meant as a footnote, but there are no footnotes here',
    'Write the note in round brackets in the sentence, and delete the mark here and the line of the note.',
  ],
  [
    'html-entity',
    /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi,
    'is a code of HTML',
    'Delete the code, and type the character that it stands for, such as & or ₹, if it is one that can be seen.',
  ],
  [
    'wiki-link',
    /!?\[\[[^[\]\n]+\]\]/g,
    'would be shown with its marks, as it is written',
    'Write a link as [words](/page). A guide shows the photograph of its image field.',
  ],
  [
    'chat-citation',
    /【[^【】\n]{1,60}】|\[?oaicite:\d+\]?|:contentReference\[/g,
    'was copied from a chat program, and means nothing to visitors',
    'Delete it.',
  ],
  [
    'emoji-code',
    /(?<![\w:/]):[a-z][a-z\d]*(?:_[a-z\d]+)*:(?![\w:/])/g,
    'is the name of an emoji, and would be shown as it is written',
    'Write the emoji itself, or delete it.',
  ],
  ['example-words', exampleWords, 'is an example from a message', 'Write your own words.'],
]

/** Finds marks that other programs know, in a text with or without Markdown. */
export const findOtherMarks = (text: string) =>
  // Most texts contain none of these signs, and few are as short as an example.
  /^.{1,13}$|~|==|\[[\^[ x\]]|&[#a-z]|:[a-z\d_]+:|【|oaicite|:contentR/i.test(text)
    ? marks.flatMap(([rule, pattern, what, remedy]) =>
        [...text.matchAll(pattern)].map(({ 0: written, index: offset }) => ({
          offset,
          rule,
          reason: `“${written}” ${what}.`,
          remedy,
        })),
      )
    : []

/** Reports the marks of other programs in a part of a Markdown text. */
export function checkOtherMarks(raw: string, start: number, report: ReportProblem) {
  for (const { offset, rule, reason, remedy } of findOtherMarks(raw))
    report(start + offset, rule, reason, remedy)
}
