/** Links of Markdown texts. */
import type { Parents } from 'mdast'
import { checkWebAddress } from '../../diagnostics/address.ts'
import {
  encryptedRemedy,
  isMailAddress,
  isUnsafeLink,
  mailRemedy,
  unsafeReason,
} from '../../diagnostics/hints/addresses.ts'
import { videoAt } from '../figures.ts'
import type { ReportProblem } from '../options.ts'
import { checkOtherMarks } from './otherMarks.ts'

const target = String.raw`(?:\/|#|https?:|mailto:|tel:)[^\s()\[\]]*`
const linkWithSpace = new RegExp(String.raw`\[([^\[\]\n]*)\][ \t]+\((${target})\)`)
const reversedLink = new RegExp(String.raw`\(([^()\n]+)\)\[(${target})\]`)
const bareAddress = /(?<![\w/.@])(?:https?:\/\/|www\.)[^\s<>()[\]]*[\w/]/i
const bareMailAddress = /(?<![\w.+/:@-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/

/** Reports links and bold words in plain text that were not recognized as such, and addresses that are not links. */
export function checkText(raw: string, start: number, parent: Parents | undefined, report: ReportProblem) {
  checkOtherMarks(raw, start, report)
  if (!/[*\][@]|__|:\/\/|www\./.test(raw)) return
  const apart = linkWithSpace.exec(raw) ?? reversedLink.exec(raw)
  if (apart) {
    report(
      start + apart.index,
      'malformed-link',
      'This is meant as a link, but it is not written like one.',
      'Write the words in square brackets, and right after them the address in round ones: [words](/page).',
      apart[0],
      `[${apart[1]}](${apart[2]})`,
    )
    return
  }
  const caption = /(?<=\]\([^\s()]+\s+)“([^“”\n]*)”(?=\s*\))/.exec(raw)
  if (caption) {
    report(
      start + caption.index,
      'curly-caption',
      'The quotes around the caption are curly, so this is not read as a picture or a link.',
      'Write straight quotes instead: "…".',
      caption[0],
      `"${caption[1]}"`,
    )
    return
  }
  const open = /(?<!\\)\](?:\(|\[)/.exec(raw)
  if (open) {
    report(
      start + open.index,
      'malformed-link',
      'A link is not finished here, and would be shown as it is written.',
      'Write it as [words](/page): both brackets closed, and no space in the address.',
    )
    return
  }
  const stars = /(?<![\\*])\*\*(?!\*)|(?<![\w\\])__(?=\p{L})/u.exec(raw)
  if (stars) {
    report(
      start + stars.index,
      'unclosed-bold',
      `These two ${stars[0] === '**' ? 'stars' : 'underscores'} have no partner, and would be shown as they are written.`,
      'Bold words have two stars before and after them, without a space inside: **words**.',
    )
  }
  if (parent?.type !== 'link' && parent?.type !== 'linkReference') checkBareAddresses(raw, start, report)
}

/** Reports the first web address and the first mail address that are not links. */
function checkBareAddresses(raw: string, start: number, report: ReportProblem) {
  const address = bareAddress.exec(raw)
  if (address) {
    const full = address[0].replace(/^www\./i, 'https://www.').replace(/^http:/i, 'https:')
    report(
      start + address.index,
      'bare-url',
      'This address is not a link, so visitors cannot tap it.',
      `Write it between angle brackets, <${full}>; or, with words instead of the address, [words](${full}).${videoAt(full) ? ' For a video in a guide, write a picture that leads to it: [![What it shows](name.jpg)](address).' : ''}`,
      address[0],
      `<${full}>`,
    )
  }
  const mail = bareMailAddress.exec(raw)
  if (mail) {
    report(
      start + mail.index,
      'bare-mail',
      'This mail address is not a link, so visitors cannot tap it.',
      'Put it in angle brackets, <…>, or write a link: [words](mailto:…).',
      mail[0],
      `<${mail[0]}>`,
    )
  }
}

const safeLink = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/

/** Reports links that run a script, are not encrypted, or have no scheme and no slash. */
export function checkLink(url: string, start: number, report: ReportProblem) {
  const refused = url.startsWith('https://') && checkWebAddress(url)
  if (typeof refused === 'object') report(start, 'malformed-link', refused.reason, refused.remedy)
  if (safeLink.test(url)) return
  if (isUnsafeLink(url)) {
    report(
      start,
      'malformed-link',
      unsafeReason(url),
      'Write the address of a page: [words](/pricing), or one that begins with https://.',
    )
  } else if (/^http:\/\//i.test(url)) {
    report(
      start,
      'link-unencrypted',
      `The link “${url}” is not encrypted: others on the way can read and change the page.`,
      encryptedRemedy,
      'http://',
      'https://',
    )
  } else {
    const isMail = isMailAddress(url)
    report(
      start,
      'malformed-link',
      `The link “${url}” leads nowhere.`,
      isMail
        ? mailRemedy
        : 'Begin it with / for a page of this site, with # for a place on this page, or with https://.',
      isMail ? `(${url}` : undefined,
      isMail ? `(mailto:${url}` : undefined,
    )
  }
}
