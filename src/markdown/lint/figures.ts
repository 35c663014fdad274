/** Pictures and videos in the text of a guide. */
import { type FigureNodes, isName, videoAt } from '../figures.ts'
import type { ReportProblem } from '../options.ts'

export const newPictureRemedy =
  'Put the photograph into the folder images, list it in images.yaml, and write its name alone, in a paragraph of its own: ![What it shows](name.jpg "Caption").'

/** Reports a picture from elsewhere, without a description, or with a link that is no video. */
export function checkFigure({ image, link }: FigureNodes, report: ReportProblem) {
  const start = image.position?.start.offset ?? 0
  if (!isName.test(image.url)) {
    report(
      start,
      'image-in-text',
      `“${image.url}” is not the name of a photograph of this site; pictures of other addresses are not allowed.`,
      newPictureRemedy,
    )
  } else if (!image.alt) {
    report(
      start,
      'missing-alt',
      'This picture has no description for people who cannot see it.',
      `Write what it shows between the square brackets: ![What it shows](${image.url}).`,
    )
  }
  if (link && !videoAt(link.url)) {
    report(
      link.position?.start.offset ?? 0,
      'picture-link',
      `A picture can only lead to a video on YouTube, not to “${link.url}”.`,
      'Write the address of the video, such as https://www.youtube.com/watch?v=…; or write the link in a sentence below the picture.',
    )
  }
}
