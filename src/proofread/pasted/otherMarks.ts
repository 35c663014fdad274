/** Marks of other programs and dialects, which are shown here as they are written. */
import type { ReportProblem } from '../../markdown/options.ts'
import { dividerFor, isDividerAt } from './dividers.ts'
import { type Mark, marksOfGenerators } from './generatorMarks.ts'

/** What remedies, the guide of staff and editors show in place of words that only the author knows, where it is all of a text. */
const exampleWords: Mark = {
  rule: 'example-words',
  pattern:
    /^(?:…|words|text|What it shows|its value|name: value|the words people see|[Tt]ext to display|(?:[Ee]nter |[Yy]our )?[Ll]ink (?:text|title|description)(?: here)?|(?:[Yy]our|[Ii]nsert|[Ee]nter|[Aa]dd) (?:text|words|link|title) here)$/g,
  what: 'is an example, and says nothing to visitors',
  remedy: 'Write your own words.',
}

/** What a note to a colleague asks for, and what about: in the singular without an article, as no sentence for visitors has it. */
const toSettle = 'check|confirm|verify|update|correct|fill in'
const unsettled =
  'this|again|price|date|time|timing|fee|amount|figure|number|name|spelling|photo|link|address|with (?!us|the|your|our|any|staff)\\p{L}{2,20}'

const withItsMarks = 'would be shown with its marks, as it is written'

/** What people write in chats, in Word and in other kinds of Markdown. */
const marksOfText: readonly Mark[] = [
  {
    rule: 'struck-out',
    pattern: /(?<![\w~])(~~?)(?=[^\s~])[^~\n]*[^\s~]\1(?![\w~])/g,
    what: withItsMarks,
    remedy: 'Words cannot be struck out here: delete them, or take the marks away.',
  },
  {
    rule: 'highlight',
    pattern: /==(?=[^\s=])[^=\n]+==/g,
    what: withItsMarks,
    remedy: 'Words cannot be highlighted here: take the marks away, or write bold words as **words**.',
  },
  {
    rule: 'inserted-words',
    pattern:
      /(?<![\w+])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+(?![\w+])|(?<!\^)\^\^(?=[\p{L}\p{N}])[^^\n]*[^\s^]\^\^(?!\^)/gu,
    what: withItsMarks,
    remedy: 'Words cannot be underlined here: take the marks away, or write bold words as **words**.',
  },
  {
    rule: 'hidden-words',
    pattern:
      /\|\|(?<=^[^|\n]*\|\|)(?=[^\s|])[^|\n]*[^\s|]\|\|(?=[^|\n]*$)|(?:>|^[ \t]*)!(?=[^\s!])[^!\n]*[^\s!]!</gm,
    what: 'is meant as words that a tap shows, but would be shown with its marks',
    remedy: 'Words cannot be hidden here: delete them, or take the marks away.',
  },
  {
    rule: 'raised-sign',
    pattern: /(?<=[\p{L}\p{N})])\^[\p{L}\p{N}+-]{1,20}\^|(?<=\p{L})~\d{1,3}[+-]?~/gu,
    what: withItsMarks,
    remedy: 'Write the raised or lowered sign itself, such as ³ or ₂, or say it in words.',
  },
  {
    rule: 'formula',
    pattern:
      /(?<![\w$\\])\$(?:[a-z]|(?=[a-z\\(])[^$\n=^_\\+<>]*[=^_\\+<>][^$\n]*(?<=\S))\$(?![\w$])|\$\$[^$]+\$\$/gi,
    what: withItsMarks,
    remedy: 'Formulas are not typeset here: write it without the dollar signs.',
  },
  {
    rule: 'task-list',
    pattern: /^[ \t]*(?:[-*+] )?\[[ x/<>-]?\](?= )/gim,
    what: 'is meant as a box to tick, but would be shown as it is written',
    remedy: 'Take the brackets away, with what is in them. An item of a list begins with “- ” alone.',
  },
  {
    rule: 'blank',
    pattern:
      /(?<![${#%\\]|\{ )\{ ?(?!(?:PAGE|NUMPAGES|PAGEREF|TOC|REF|SEQ)\b|(?:youtube|vimeo|gallery|loadposition)\b)[a-z][\w -]*\w ?\}(?!\})|(?<![\]!\\])\[(?:price|hours|name|date|day|time|phone|phone number|email|address|amount|city)\](?![([:])/gi,
    what: 'would be shown as it is written: nothing is filled in here',
    remedy:
      'Write the value itself, or a reference to it with its whole address: FIELDS.md lists what can be referred to.',
  },
  {
    rule: 'footnote',
    pattern: /\[\^[^[\]\s]+\]|(?<![\w\])}])\^\[[^[\]\n]+\](?![([:])/g,
    what: 'is meant as a footnote, but there are no footnotes here',
    remedy:
      'Write the note in round brackets in the sentence, and delete the mark here and the line of the note.',
  },
  {
    rule: 'document-comment',
    pattern:
      /(?<=\p{L}[.,!?]?)\[(?:[a-wyz]|\d{1,2})\](?![([:])|^[ \t]*\[(?:[a-wyz]|\d{1,2})\](?![([:]|[ \t]*$)/gmu,
    what: 'is the mark of a comment or a source in another document, and means nothing to visitors',
    remedy: 'Delete it, and the comment or the source that it stands for.',
  },
  {
    rule: 'html-entity',
    pattern: /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi,
    what: 'is a code of HTML',
    remedy:
      'Delete the code, and type the character that it stands for, such as & or ₹, if it is one that can be seen.',
  },
  {
    rule: 'wiki-link',
    pattern: /!?\[\[[^[\]\n]+\]\]/g,
    what: withItsMarks,
    remedy: 'Write a link as [words](/page). A guide shows the photograph of its image field.',
  },
  {
    rule: 'chat-citation',
    pattern:
      /\bSent from my (?:iPhone|iPad|Galaxy|Samsung|Android|Redmi|OnePlus|phone|mobile)\b|\b(?:This message was (?:deleted|edited)|You deleted this message)\b|\b(?:Media|image|video|audio|sticker|GIF|document) omitted\b|\(file attached\)|\bMissed (?:voice|video) call\b|\bMessages and calls are end-to-end encrypted\b[^.\n]*|\[(?:(?:inline )?image|cid): ?[^[\]\n]{1,80}\](?![([:])|【[^【】\n]{1,60}】|:contentReference\[oaicite:\d+\](?:\{index=\d+\})?|\[?oaicite:\d+\]?|\[(?:edit|citation needed)\](?!\()|\b(?:Let me know if you['’]d like (?:me to|(?:any )?(?:changes|edits|adjustments))|Would you like me to|As an AI (?:language )?model|(?:Sure|Certainly)! Here['’ ]i?s|Here['’]s (?:a|the|your) (?:polished|revised|improved|rewritten|updated|shorter) (?:version|text))\b[^.!?\n]*/gi,
    what: 'was copied from a chat program or another site, and means nothing to visitors',
    remedy: 'Delete it.',
  },
  {
    rule: 'mail-quote',
    pattern: /^On [A-Z][a-z]{2}\b.* wrote:$/gm,
    what: 'was copied from a mail, and means nothing to visitors',
    remedy: 'Delete it, and the lines below it that begin with “>”.',
  },
  {
    rule: 'mail-quote',
    pattern:
      /^[ \t]*(?:[*_]{0,3}(?:[➡↪⏩]\uFE0F? ?)?Forwarded(?: many times)?[*_]{0,3}|-{3,} ?(?:Forwarded(?: message)?|Original message) ?-{3,})[ \t]*$/gimu,
    what: 'was copied from a chat or a mail, and means nothing to visitors',
    remedy: 'Delete it.',
  },
  {
    rule: 'page-line',
    pattern:
      /^[ \t]*(?:[-–—|] ?)?(?:page|पृष्ठ|पान) ?\p{Nd}{1,4}(?: ?(?:of|\/) ?\p{Nd}{1,4})?(?: ?[-–—|])?[ \t]*$|(?<=[.!?] )Page \d{1,3} of \d{1,3}\b/gimu,
    what: 'is the number of a page in another document, and means nothing to visitors',
    remedy: 'Delete it.',
  },
  {
    rule: 'symbol-font',
    pattern: /(?<=\S[ \t]?)[\ue000-\uf8ff]/g,
    what: 'is a sign of a font that visitors do not have',
    remedy: 'Delete it, or type the sign that it stands for.',
  },
  {
    rule: 'network-words',
    pattern: /\blink in (?:(?:our|my|the) )?bio\b|\bswipe up\b|^ {0,3}[.·](?:\s {0,3}[.·])*(?=\s|$)/gim,
    what: 'belongs to a social network, and means nothing here',
    remedy: 'Delete it. Where it stands for a link, write that: [words](/page).',
  },
  {
    rule: 'mail-signature',
    pattern: /(?<=\n)[ \t]*--[ \t]*$/gm,
    what: 'begins the signature of a mail, and would be shown as it is written',
    remedy:
      'Delete it, and the signature below it. A dividing line is made of three hyphens: ---, with an empty line above it.',
  },
  {
    rule: 'chat-mention',
    pattern: /<[@#][!&]?[a-z\d]{2,}(?:\|[^<>|\n]*)?>/gi,
    what: 'stands for a person or a room in a chat program, and would be shown as it is written',
    remedy: 'Write the name, or delete it.',
  },
  {
    rule: 'chat-header',
    pattern:
      /\[(?:\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?, \d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?, \d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?)\] [^:\n[\]]{1,60}:|(?:^[ \t]*|(?<=[.!?] ))\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?, \d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)? - [^:\n]{1,60}:/gim,
    what: 'was copied from a chat with the message',
    remedy: 'Delete it, and leave the message.',
  },
  {
    rule: 'emoji-code',
    pattern: /(?<![\w:/]):(?:[a-z][a-z\d]*(?:[_-][a-z\d]+)*|[+-]1):(?![\w:/])/g,
    what: 'is the name of an emoji, and would be shown as it is written',
    remedy: 'Write the emoji itself, or delete it.',
  },
  {
    rule: 'word-field',
    pattern:
      /\bError! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid)|\{ ?(?:PAGE|NUMPAGES|PAGEREF|TOC|REF|SEQ|HYPERLINK|MERGEFIELD|INCLUDEPICTURE)\b[^{}\n]*\}|\bClick or tap here to enter text\b/g,
    what: 'is a field of Word, and would be shown as it is written',
    remedy: 'Write the words or the number that are meant, or delete it.',
  },
  {
    rule: 'unfinished',
    pattern:
      /\b(?:TODO|FIXME|XXX+|TB[AD]|tb[ad]|[Ll]orem ipsum)\b|(?<![\p{L}\p{N}?!])\?{3,}(?!\?|\+? [a-z])|\?{2,} ?(?:ask|check with|confirm with) (?:the )?(?:owner|boss|manager)\b|\b[Ii]nsert (?:text|words|name|price|date|link|photo|image) here\b|\b(?:[Ee]nter|[Aa]dd) text here\b|(?<=\b(?:is|are|costs?) )xxx+\b|(?<=\b(?:[Dd]ate|[Ff]ee|[Pp]rice|[Pp]rize|[Tt]ime|[Vv]enue)(?: is)?:? )(?:TBC|tbc)\b|(?:₹ ?[Xx]{1,6}|(?:₹|\bRs\.?) ?(?:XX+|xx+|__+))(?![\p{L}\d_])|\b(?:[Xx]{2}|[Dd]{2})[/.-](?:[Xx]{2}|[Mm]{2})[/.-](?:[XxYy]{2}|20)\w{0,4}|\[(?:[Yy]our|[Ii]nsert|[Ee]nter) [^[\]\n]{1,40}\](?![([:])/gu,
    what: 'is a note that something is not finished, and visitors would read it',
    remedy:
      'Write what is missing. For a note that visitors do not see, write <!-- … --> in a guide, or a comment above the field.',
  },
  {
    rule: 'unfinished',
    pattern:
      /(?<=^|[-–—|:#*>(] )(?:t\.?b\.?[acd]|xxx+|todo|to do|to be (?:announced|confirmed|decided|determined|added|updated)|placeholder|(?:your |insert )?text here|(?:यहाँ|यहां|येथे|इथे) (?:लिखें|लिखिए|लिहा|लिहावे))[.!…]?(?=[ \t]*(?:$|\|))/gim,
    what: 'says that something is missing here, and visitors would read it',
    remedy: 'Write what is missing, or leave it out until it is known.',
  },
  {
    rule: 'unfinished',
    pattern: new RegExp(
      String.raw`\((?:(?:${toSettle})(?: (?:${unsettled}))+|(?:check|confirm|verify)\?+|confirm|verify|ask owner|todo\b[^()\n]{0,60})[?!.]{0,3}\)|\btodo:|@\p{L}{2,20}:? (?:please|pls|plz)\b|^\p{L}{2,20}: (?:please|pls|plz) (?:${toSettle}|write)(?: (?:here|this))?[.!]?$`,
      'gimu',
    ),
    what: 'is a note to somebody of the café, and visitors would read it',
    remedy: 'Delete it, once it is settled.',
  },
  {
    rule: 'lost-letter',
    pattern: /(?<![^\s"'“‘(*[])(?:\p{L}{1,30}\?\p{Ll}{1,30}|\?\d[\d,]{0,9})(?![\p{L}\d?])/gu,
    what: 'has a question mark where another program has lost a letter or a sign, such as ’, é or ₹',
    remedy: 'Type it again. If it is a question mark, leave a space behind it.',
  },
]

/** Where a guide could show the photograph itself; a short text with such a name has rules of its own. */
const barePicture: Mark = {
  rule: 'bare-picture',
  pattern:
    /^[ \t]*[*_]{0,2}(?:(?:WhatsApp|Screenshot|Screen Shot) [\w .()-]{1,60}|[\p{L}\d][\p{L}\p{M}\d.()_-]{0,80})\.(?:jpe?g|png|webp|heic|gif|mp4|mov)[*_]{0,2}[ \t]*$|(?<!\[)\b(?:IMG|DSC|PXL|VID)[_-]?\d{3,12}[\w-]{0,40}\.(?:jpe?g|png|webp|heic|gif|mp4|mov)\b/gimu,
  what: 'is the name of a file, and would be shown as it is written',
  remedy:
    'Delete it. A guide shows a photograph as ![What it shows](name.jpg), with an empty line above it and below it.',
}

const marks: readonly Mark[] = [...marksOfText, ...marksOfGenerators]

/** Most texts contain none of these signs. */
const anySign =
  /[~^\\【[]|%%|\$(?!\{)|(?<!\$)\{|==|::|<%|--8|\/\/\/|\+\+|\|\||!<|!!!|\?\?\?|\?[\da-z]|&[#a-z]|:[a-z\d_+-]+:|oaicite|:contentR|^ *(?:im|ex)port |\d, \d+[:.]\d|<[@#]|^[ \t]*(?::[ \t]|--[ \t]*$)|Error!|Click or tap|like me to|As an AI|Here['’]s (?:a|the|your) |wrote:$|\((?:check|confirm|verify|ask |fill|update|correct|todo)|@p{L}|please|pls|plz|लिख|लिह|in bio|in (?:our|my|the) bio|swipe up|^ *[.·](?:\s|$)|^[ \t]*([^\w\s]) ?\S ?\1|Forwarded|Missed v|end-to-end|! Here|TODO|FIXME|XXX|\btb[acd]\b|t\.b\.|to be [acdu]|placeholder|to do|^[ \t]*\W{0,2}(?:page|पृष्ठ|पान) ?\S|[.!?] page \d|original message|[\ue000-\uf8ff]|-# |^h[1-6]\. |#\+|8<|text here|lorem|Sent from|message was|deleted this|omitted|\?\? ?[ac]|insert |(?:is|are|costs?) xxx|file att|[₹s]\.? ?[x_]|xx[/.-]|dd[/.-]|\[(?:your|ins|ent|add) /im

/** Finds marks that other programs know, in a text with or without Markdown; not behind a backslash. */
export const findOtherMarks = (text: string, isMarkdown = false) =>
  [...(anySign.test(text) ? marks : []), exampleWords, ...(isMarkdown ? [barePicture] : [])].flatMap(
    ({ rule, pattern, end, what, remedy }) =>
      [...text.matchAll(pattern)].flatMap((match, index) => {
        const written = match[0].trim()
        const offset = match.index + match[0].indexOf(written)
        const isReported =
          text[offset - 1] === '\\' ||
          (index > 0 && end?.test(written)) ||
          (rule !== 'line-sign' && isDividerAt(text, offset))
        return isReported ? [] : [{ offset, length: written.length, rule, what, remedy }]
      }),
  )

/**
 * Reports the marks of other programs in a text.
 *
 * @param words the text without addresses and code
 */
export function checkOtherMarks(source: string, words: string, report: ReportProblem) {
  // What an item or a quote begins with stands at the beginning of its line.
  const lines = words.replaceAll(/^[ \t]*>[> \t]*/gm, (quote) => ' '.repeat(quote.length))
  for (const { offset, length, rule, what, remedy } of findOtherMarks(lines, true)) {
    const written = source.slice(offset, offset + length)
    const right = rule === 'line-sign' ? dividerFor(source, offset) : undefined
    report(offset, rule, reasonFor(written, what), remedy, written, right)
  }
}

export const reasonFor = (written: string, what: string) => `“${written}” ${what}.`

/** Reports the words of an example as the words of a link or a cell. */
export function checkExampleWords(words: string, start: number, report: ReportProblem) {
  const { rule, pattern, what, remedy } = exampleWords
  if (words.search(pattern) === 0) report(start, rule, reasonFor(words, what), remedy)
}
