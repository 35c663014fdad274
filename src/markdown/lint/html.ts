/** HTML in Markdown texts. */
import type { Report } from './problem.ts'

export const pictureRemedy =
  'Take it out: a guide shows the photograph of its image field, and others belong in gallery.yaml.'

/** What to write instead of some tags. */
const remedies: [tag: RegExp, remedy: string][] = [
  [
    /^<(script|iframe|style|object|embed|form)\b/i,
    'Take it out: programs and frames are not allowed in a text.',
  ],
  [/^<(b|strong)\b/i, 'For bold words, write two stars before and after them: **words**.'],
  [/^<(i|em)\b/i, 'For slanted words, write a star before and after them: *words*.'],
  [/^<a\b/i, 'Write a link as [words](/page).'],
  [/^<(br|p|div)\b/i, 'For a new paragraph, leave an empty line.'],
  [/^<(ul|ol|li)\b/i, 'Begin each line of a list with “- ” (hyphen, space).'],
  [/^<(img|picture|figure)\b/i, pictureRemedy],
  [/^<h[1-6]\b/i, 'Begin a heading with ## and a space.'],
]

/** Reports HTML. Complete comments and closing tags are dropped by the renderer and not reported. */
export function checkHtml(html: string, start: number, report: Report) {
  if (/^(<!--(?:(?!-->)[\s\S])*-->|<\/[^>]*>)$/.test(html.trim())) return
  if (html.trim().startsWith('<!--') && !html.includes('-->')) {
    report(
      start,
      'unclosed-comment',
      'A comment begins here and does not end, so the text below it is lost.',
      'Write --> at its end.',
    )
    return
  }
  const isFromWord = /<\/?[a-z]+:[a-z]|\bmso|<(span|font)\b|\sstyle=/i.test(html)
  report(
    start,
    'raw-html',
    `HTML is not allowed in a text: ${firstWords(html)}`,
    isFromWord
      ? 'This was copied from Word or a web page: delete it, and paste the text without formatting.'
      : (remedies.find(([tag]) => tag.test(html.trim()))?.[1] ?? 'Write it as Markdown.'),
  )
}

const firstWords = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text).replaceAll('\n', ' ')
