/** Pictures that are not alone in their paragraph, or that a program wrote in another way. */
import type { Image, ImageReference } from 'mdast'
import { newPictureRemedy, pictureAsLetters, pictureRemedy } from '../../markdown/figures.ts'
import type { ReportProblem } from '../../markdown/options.ts'
import type { Definitions } from './definitions.ts'

/** Reports a picture that is no figure. @param raw the picture as it is written */
export function reportPicture(
  node: Image | ImageReference,
  raw: string,
  definitions: Definitions,
  mayHaveFigures: boolean,
  report: ReportProblem,
) {
  const start = node.position?.start.offset ?? 0
  const rule = 'image-in-text'
  if (!mayHaveFigures) return report(start, rule, 'Pictures are not allowed inside a text.', pictureRemedy)
  const url = node.type === 'image' ? node.url : definitions.get(node.identifier)?.url
  if (url?.startsWith('data:')) {
    const line = node.type === 'image' ? '' : ` Then delete the line that begins with “[${node.label}]:”.`
    report(start, rule, pictureAsLetters, newPictureRemedy + line)
  } else if (node.type === 'imageReference') {
    const right = `![${node.alt}](${url})`
    const reason = `The name of this picture is on another line, which begins with “[${node.label}]:”.`
    report(
      start,
      rule,
      reason,
      `Write it behind the description, ${right}, and delete that line once no other picture or link has its name.`,
      raw,
      right,
    )
  } else {
    const reason = 'A picture cannot stand among words, in a list or in a quote.'
    report(start, rule, reason, `Put an empty line above and below it. ${newPictureRemedy}`)
  }
}
