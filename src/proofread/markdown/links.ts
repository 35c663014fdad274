/** Links of Markdown texts. */
import type { Parents } from 'mdast'
import { checkLink as check, linkForm } from '../../diagnostics/address.ts'
import { newPictureRemedy, pictureAsLetters, pictureRemedy, videoAt } from '../../markdown/figures.ts'
import type { ReportProblem } from '../../markdown/options.ts'
import { linkHint } from '../../validate/hints/addresses.ts'

const target = String.raw`(?:\/|#|https?:|mailto:|tel:)[^\s()\[\]]*`
const linkWithSpace = new RegExp(String.raw`\[([^\[\]\n]*)\][ \t]+\((${target})\)`)
const reversedLink = new RegExp(String.raw`\(([^()\n]+)\)\[(${target})\]`)
const photographName = String.raw`[^\s()\[\]]+\.(?:jpe?g|png|webp|avif)`
/** `!(What it shows)[name.jpg]`, `![What it shows] (name.jpg)` */
const reversedPicture = new RegExp(
  String.raw`!\(([^()\n]+)\)\[(${photographName})\]|!\[([^\[\]\n]+)\][ \t]+\((${photographName})\)`,
  'i',
)
/** `![What it shows]` without a file. */
const pictureWithoutFile = /(?<!\\)!\[[^[\]\n]+\](?![([:])/
/** `![][image1]`, whose line “[image1]: …” is gone. */
const pictureOfDocument = /(?<!\\)!\[[^[\]\n]*\]\[[^[\]\n]*\]/
/** Marks that no space parts from a letter, with a sign at their other side: `**Note:**come`, `come**(free)**`. */
const marksWithoutSpace =
  /(?<![\p{L}\p{M}\p{N}\\*_])(\*{1,2}|__)(?=[^\s*_])[^*_\n]*[^\s*_\p{L}\p{M}\p{N}]\1(?=[\p{L}\p{N}])|(?<=[\p{L}\p{M}])\*(?=[("“‘])[^*_\n]*[)"”’]\*|(?<=[\p{L}\p{M}\p{N}])\*\*(?=[^\s*_\p{L}\p{M}\p{N}])[^*_\n]*[^\s*_]\*\*/u
const bareAddress = /(?<![\w/.@])(?:https?:\/\/|www\.)[^\s<>()[\]]*[\w/]/gi
const bareMailAddress = /(?<![\w.+/:@-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/

/** Reports links and bold words in plain text that were not recognized as such, and addresses that are not links. */
export function checkText(raw: string, start: number, parent: Parents | undefined, report: ReportProblem) {
  if (!/[*\][@`]|__|:\/\/|www\./.test(raw)) return
  const apart = linkWithSpace.exec(raw) ?? reversedLink.exec(raw)
  if (apart) {
    const remedy =
      'Write the words in square brackets, and right after them the address in round ones: [words](/page).'
    const reason = 'This is meant as a link, but it is not written like one.'
    const link = `[${apart[1]}](${apart[2]})`
    return report(start + apart.index, 'malformed-link', reason, remedy, apart[0], link)
  }
  const picture = reversedPicture.exec(raw)
  if (picture) {
    const remedy = 'Write what it shows in square brackets, and right after it the file in round ones.'
    const reason = 'This is meant as a picture, but it is not written like one.'
    const [, words, name, wordsApart = words, nameApart = name] = picture
    const right = `![${wordsApart}](${nameApart})`
    return report(start + picture.index, 'malformed-link', reason, remedy, picture[0], right)
  }
  const alone = pictureWithoutFile.exec(raw)
  if (alone) {
    const reason = 'This is meant as a picture, but its file is missing.'
    const remedy = `Write the name of the file behind it, in round brackets: ${alone[0]}(name.jpg).`
    return report(start + alone.index, 'malformed-link', reason, remedy)
  }
  const ofDocument = pictureOfDocument.exec(raw)
  if (ofDocument) {
    const reason = 'This stands for a picture of another document, and its file is missing.'
    return report(
      start + ofDocument.index,
      'malformed-link',
      reason,
      `${newPictureRemedy} If the text needs none, delete this.`,
    )
  }
  const caption = /\]\([^\s()]+\s+(“([^“”\n]*)”)\s*\)/.exec(raw)
  if (caption) {
    const [whole, quoted = '', words] = caption
    const reason = 'The quotes around the caption are curly, so this is not read as a picture or a link.'
    const remedy = 'Write straight quotes instead: "…".'
    const offset = caption.index + whole.indexOf(quoted)
    return report(start + offset, 'curly-caption', reason, remedy, quoted, `"${words}"`)
  }
  const phone = /\]\(((?:tel|sms|callto):[+\d][\d -]*|\+?\d[\d -]{7,20})\)/.exec(raw)
  if (phone) {
    const [whole, number = ''] = phone
    const reason = 'The phone number in the address of this link has spaces, so it is not read as a link.'
    const joined = number.replaceAll(' ', '')
    // A zero behind the country code of India is not dialled, and may stand for a missing figure.
    const right = /^tel:\+(?!910)/.test(joined) ? `](${joined})` : undefined
    const remedy = right
      ? 'Take them out.'
      : 'For the number of this site, write [words](tel:${site.contact.phone}). Any other begins with + and the code of its country, and has no spaces.'
    return report(start + phone.index, 'malformed-link', reason, remedy, whole, right)
  }
  const chat = /\]\(https:\/\/wa\.me\/([+\d][\d -]*)(?=[?)])/.exec(raw)
  if (chat) {
    const [whole, number = ''] = chat
    const reason = 'The phone number in the address of this chat has spaces, so it is not read as a link.'
    const joined = number.replaceAll(/\D/g, '')
    const remedy =
      'Write its country code and its figures without anything between them, and %20 for each space behind them.'
    const right = /^[1-9]\d{10}/.test(joined) ? `](https://wa.me/${joined}` : undefined
    return report(start + chat.index, 'malformed-link', reason, remedy, whole, right)
  }
  const open = raw.search(/(?<!\\)\](?:\(|\[)/)
  if (open >= 0) {
    const reason = 'A link is not finished here, and would be shown as it is written.'
    const remedy = 'Write it as [words](/page): both brackets closed, and no space in the address.'
    return report(start + open, 'malformed-link', reason, remedy)
  }
  const joined = marksWithoutSpace.exec(raw)
  if (joined) {
    const [{ 0: words, 1: mark, index }, place] = [joined, joined[1] ? 'after' : 'before']
    const reason = `A letter stands right ${place} “${words}”, so its marks are not read, and would be shown as they are written.`
    const outside = mark ? `; or move the sign at their end behind the marks, as in ${mark}Note${mark}:` : ''
    // After quotes, letters of another script than Latin may be the ending of a case, which has no space before it.
    const mayBeEnding = /["”’)]/.test(words) && !/^[a-z]/i.test(raw.slice(index + words.length))
    const spaced = mark ? (mayBeEnding ? undefined : `${words} `) : ` ${words}`
    const remedy = `Write a space ${place} the marks${outside}.`
    return report(start + index, 'unclosed-bold', reason, remedy, words, spaced)
  }
  if (checkBoldLink(raw, start, parent, report)) return
  const stars = /(?<![\\*])\*\*(?!\*)|(?<![\w\\])__(?=\p{L})/u.exec(raw)
  if (stars) {
    const reason = `These two ${stars[0] === '**' ? 'stars' : 'underscores'} make nothing bold, and would be shown as they are written.`
    const remedy =
      'Bold words have two stars before and after them, without a space inside: **words**. Where they end with a sign, a space follows.'
    report(start + stars.index, 'unclosed-bold', reason, remedy)
  }
  const tick = /(?<!\\)`/.exec(raw)
  if (tick) {
    const isApostrophe = /^\p{L}`\p{L}/u.test(raw.slice(Math.max(0, tick.index - 1), tick.index + 2))
    const reason = 'This “`” has no partner, and would be shown as it is written.'
    const remedy = 'Delete it; an apostrophe is ’.'
    report(
      start + tick.index,
      'unclosed-code',
      reason,
      remedy,
      isApostrophe ? '`' : undefined,
      isApostrophe ? '’' : undefined,
    )
  }
  if (parent?.type !== 'link' && parent?.type !== 'linkReference') checkBareAddresses(raw, start, report)
}

/**
 * Reports the stars around a link that is meant as bold words, with the space that is missing or one too many:
 * `**[Prices](/pricing)**come`.
 *
 * @returns whether the stars of the text are those around such a link
 */
function checkBoldLink(raw: string, start: number, parent: Parents | undefined, report: ReportProblem) {
  const siblings = parent?.children ?? []
  const at = siblings.findIndex(({ position }) => position?.start.offset === start)
  const isBeside = (link: number, text: number, stars: RegExp) => {
    const other = siblings[text]
    return siblings[link]?.type === 'link' && other?.type === 'text' && stars.test(other.value)
  }
  const opening = isBeside(at + 1, at + 2, /^[ \t]*\*\*/) ? /(?<=(\S?))\*\*[ \t]*$/.exec(raw) : null
  const closing = isBeside(at - 1, at - 2, /\*\*[ \t]*$/) ? /^[ \t]*\*\*(?=(.?))/.exec(raw) : null
  const reason = 'These two stars make nothing bold, and would be shown as they are written.'
  const remedy =
    'The stars of a bold link stand right before and after it, and a space parts them from other words: **[words](/page)**.'
  const fix = (index: number, from: string, to: string) => {
    if (from !== to) report(start + index, 'bold-link', reason, remedy, from, to)
  }
  if (opening) fix(opening.index, opening[0], isLetter.test(opening[1] ?? '') ? ' **' : '**')
  if (closing) fix(0, closing[0], isLetter.test(closing[1] ?? '') ? '** ' : '**')
  return opening !== null || closing !== null
}

const isLetter = /[\p{L}\p{M}\p{N}]/u

/** Reports web addresses and the first mail address that are not links. */
function checkBareAddresses(raw: string, start: number, report: ReportProblem) {
  for (const { 0: address, index } of raw.matchAll(bareAddress)) {
    if (pastedPicture.test(address)) {
      report(start + index, 'bare-url', pastedReason, newPictureRemedy)
      continue
    }
    const full = address.replace(/^www\./i, 'https://www.').replace(/^http:/i, 'https:')
    const video =
      ' For a video in a guide, write a picture that leads to it: [![What it shows](name.jpg)](address).'
    const remedy = `Write it between angle brackets, <${full}>; or, with words instead of the address, [words](${full}).${videoAt(full) ? video : ''}`
    const reason = 'This address is not a link, so visitors cannot tap it.'
    report(start + index, 'bare-url', reason, remedy, address, `<${full}>`)
  }
  const mail = bareMailAddress.exec(raw)
  if (!mail) return
  const remedy = 'Put it in angle brackets, <…>, or write a link: [words](mailto:…).'
  const reason = 'This mail address is not a link, so visitors cannot tap it.'
  report(start + mail.index, 'bare-mail', reason, remedy, mail[0], `<${mail[0]}>`)
}

/** Where GitHub puts a picture that is pasted into its editor; visitors cannot open it. */
const pastedPicture = /^https:\/\/(?:github\.com\/user-attachments|[\w-]+\.githubusercontent\.com)\//i
const pastedReason = 'This is a picture that was pasted into the editor, and visitors cannot open it.'

/** The address of a link that is one of our photographs. */
export const photograph = /^(?:(?:\.{1,2}\/)?images\/)?[\w.-]+\.(?:jpe?g|png|webp|avif)$/i

/**
 * Reports links that run a script, are not encrypted, or have no scheme and no slash.
 *
 * @param before what the text has before the link
 */
export function checkLink(
  url: string,
  start: number,
  report: ReportProblem,
  { mayHaveFigures = true, before = '' } = {},
) {
  const rule = 'malformed-link'
  if (pastedPicture.test(url))
    return report(start, rule, pastedReason, mayHaveFigures ? newPictureRemedy : pictureRemedy)
  if (/^data:image\//i.test(url)) return report(start, rule, pictureAsLetters, 'Delete it.')
  if (linkForm.test(url)) {
    const checked = check(url)
    if (typeof checked === 'object') report(start, rule, checked.reason, checked.remedy)
    return
  }
  if (photograph.test(url)) {
    const reason = `“${url}” is a photograph, and this is a link.`
    if (!mayHaveFigures) return report(start, rule, reason, pictureRemedy)
    if (before.endsWith('! '))
      return report(
        start - 2,
        rule,
        reason,
        'To show it, take out the space between “!” and the square bracket.',
        '! [',
        '![',
      )
    if (url.includes('/')) return report(start, rule, reason, newPictureRemedy)
    const remedy = 'To show it in the text of a guide, write “!” before the square bracket.'
    return report(start, rule, reason, remedy, '[', '![')
  }
  const { reason = `The link “${url}” leads nowhere.`, remedy, value } = linkHint(url) ?? {}
  const begin = 'Begin it with / for a page of this site, with # for a place on this page, or with https://.'
  report(start, rule, reason, remedy ?? begin, `(${url}`, value && `(${value}`)
}
