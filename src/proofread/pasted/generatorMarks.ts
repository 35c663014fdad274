/** Marks of other generators of sites. */

import { dividerRemedy, dividers } from './dividers.ts'

export interface Mark {
  rule: string
  pattern: RegExp
  /** What ends it, where it is not at the end: it is reported with the beginning. */
  end?: RegExp
  /** What is said after the mark in quotes. */
  what: string
  remedy: string
}

const ofProgram = 'is a mark of another program, and would be shown as it is written'
const boldInstead = 'Delete the marks, and begin the text with a bold word instead: **Note:** …'

/** Kinds of notes beside a text. */
const callouts = 'note|tip|info|important|warning|caution|danger'
/** Of WordPress. */
const shortcodes = 'gallery|audio|video|playlist|embed|caption|youtube|vimeo|contact-form(?:-7)?'

/** What other generators know: Jekyll, Hugo, Docusaurus, MkDocs, Sphinx, Joomla, Obsidian, WordPress, LaTeX. */
export const marksOfGenerators: readonly Mark[] = [
  {
    rule: 'attributes',
    pattern: /\{(?::| ?[#.][a-z]|(?:width|height|class|style|target|rel)=)[^{}\n]*\}/gi,
    what: ofProgram,
    remedy: 'Delete it: headings get their addresses by themselves, and texts have no styles of their own.',
  },
  {
    rule: 'template-tag',
    pattern:
      /\{%[^%\n]*%\}|\{\{(?! ?[a-z]+\.[a-z\d-])[^{}\n]*\}\}|<%[^%\n]*%>|\{\/?(?:youtube|vimeo|gallery|loadposition)\b[^{}\n]*\}|^[ \t]*--8<--.*|(?<!\S)(?:include|image|video|audio|toc)::[^[\]\s]*\[[^[\]\n]*\]/gim,
    what: ofProgram,
    remedy:
      'Delete it, or write the words that are meant. A guide shows a video as a picture that leads to it: [![What it shows](name.jpg)](address).',
  },
  {
    rule: 'callout',
    pattern: new RegExp(
      String.raw`^[ \t]*(?::{3,}.*|\.\. [a-z-]{3,20}::.*|={3}\+? "[^"\n]*"[ \t]*$|\/{3} ?[a-z-]*[ \t]*$|\+{3}[ \t]*$|(?:!!!|\?{3})\+? [a-z]+(?: "[^"\n]*")?[ \t]*$|\[![a-z]+\][+-]?|\[(?:${callouts})\][ \t]*$)|(?<=\s)(?::{3,}[a-z]*|(?:!!!|\?{3}) (?:${callouts})\b(?: "[^"\n]*")?|\.\. (?:${callouts})::|\[!(?:${callouts})\])`,
      'gim',
    ),
    end: /^(?::+|\/{3}|\+{3})$/,
    what: ofProgram,
    remedy: boldInstead,
  },
  {
    rule: 'shortcode',
    pattern: new RegExp(
      String.raw`\[[a-z][\w-]{1,30}(?: [\w-]{1,30}=(?:"[^"\n[\]]*"|[^\s[\]"]+))+ ?\/?\](?![([:])|\[(?:${shortcodes}) [^[\]\n]*\](?![([:])|\[(?:${shortcodes})\](?![([:])|\[\/(?:${shortcodes}|[biu]|url|img|quote|color|size|code)\](?![([:])`,
      'gim',
    ),
    what: ofProgram,
    remedy:
      'Delete it, and what belongs to it. A guide shows a picture as ![What it shows](name.jpg), and a video as a picture that leads to it: [![What it shows](name.jpg)](address).',
  },
  {
    rule: 'abbreviation',
    pattern: /^[ \t]*\*\[[^[\]\n]+\]:.*/gm,
    what: 'is meant as the long form of an abbreviation, but would be shown as it is written',
    remedy: 'Delete it, and say in the text what the letters stand for.',
  },
  {
    rule: 'definition-list',
    pattern: /^[ \t]*:(?=[ \t]+\S)/gm,
    what: 'begins the explanation of a word in other programs, and would be shown as it is written',
    remedy: 'Write both on one line: **Word:** what it means.',
  },
  {
    rule: 'inline-field',
    pattern: /(?<![\p{L}\p{M}\p{N}_-]|\.\. )[\p{L}\p{M}\p{N}_-]+::(?=[ \t]|$)/gmu,
    what: ofProgram,
    remedy: 'Write one colon, or delete it.',
  },
  {
    rule: 'block-id',
    pattern: /(?<=\S )\^[a-z\d][a-z\d-]{2,}[ \t]*$/gim,
    what: ofProgram,
    remedy: 'Delete it.',
  },
  {
    rule: 'citation',
    pattern: /\[@[a-z\d][\w:.-]*(?:[;,] [^[\]\n]*)?\](?![([:])/gi,
    what: 'is meant as a source, but there is no list of sources here',
    remedy: 'Delete it, or name the source in the text: [words](address).',
  },
  {
    rule: 'line-sign',
    pattern: dividers,
    what: ofProgram,
    remedy: dividerRemedy,
  },
  {
    rule: 'heading-sign',
    pattern: /^[ \t]*(?:h[1-6]\.|-#)(?= \S)/gm,
    what: ofProgram,
    remedy: 'Delete it. A heading of a guide begins with “## ”.',
  },
  {
    rule: 'setting-line',
    pattern: /^[ \t]*#\+[A-Za-z_]{2,20}:.*|^[ \t]*-{3,}8<.*|\{![^{}\n]*!\}/gm,
    what: ofProgram,
    remedy: 'Delete it.',
  },
  {
    rule: 'contents',
    pattern: /@?\[toc\](?![([:\]])(?<!\[@?\[toc\])|\{toc(?:[:|][^{}\n]*)?\}(?!\})/gi,
    what: ofProgram,
    remedy: 'Delete it: a guide lists its headings by itself.',
  },
  {
    rule: 'program-line',
    pattern: /^[ \t]*(?:import [\w*{}, ]*["'][^"'\r\n]+["'];?$|export (?:default|const|let|function) .*)/gm,
    what: 'is a line of a program',
    remedy: 'Delete it.',
  },
  {
    rule: 'program-comment',
    pattern: /\{\/\*[^{}]*\}|\{# [^{}]*#\}|%%[^%\n]+%%/g,
    what: 'is a note in another program, and visitors would read it',
    remedy: 'Delete it; a note that visitors do not see is written <!-- … --> in a guide.',
  },
  {
    rule: 'latex',
    pattern:
      /\\(?:newpage|pagebreak|clearpage|newline|linebreak|[vh]space|textbf|textit|emph|underline|section|subsection|begin|end|item|footnote|href|includegraphics)\b(?:\{[^{}\n]*\})*/g,
    what: ofProgram,
    remedy: 'Delete it; bold words are written **words**.',
  },
  {
    rule: 'typed-code',
    pattern: /\\u\{?[\da-f]{4,6}\}?/gi,
    what: 'is the code of a character in programs, and would be shown as it is written',
    remedy: 'Type the character that it stands for, if it is one that can be seen; otherwise delete it.',
  },
  {
    rule: 'typed-line-end',
    pattern: /(?:\\r)?\\n(?![a-z])/g,
    what: 'means the end of a line in programs, and would be shown as it is written',
    remedy: 'Delete it. A new paragraph has an empty line above it, in YAML below “|”.',
  },
]
