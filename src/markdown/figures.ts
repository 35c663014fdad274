/** Pictures and videos in the text of a guide, each in a paragraph of its own. */
import type { Image, Link, Paragraph, Root } from 'mdast'
import type { Figure, ReportProblem } from './options.ts'
import { joinRanges } from './unbrokenRanges.ts'

/** A paragraph: `![What it shows](name.jpg "Caption")`, or `[![What it shows](name.jpg)](address of the video)`. */
interface FigureNodes {
  paragraph: Paragraph
  image: Image
  link: Link | undefined
}

/** The figures of a text. Only paragraphs outside lists and quotes can be figures. */
export const figuresIn = (tree: Root): FigureNodes[] =>
  tree.children.flatMap((paragraph): FigureNodes[] => {
    if (paragraph.type !== 'paragraph' || paragraph.children.length !== 1) return []
    const [only] = paragraph.children
    if (only?.type === 'image') return [{ paragraph, image: only, link: undefined }]
    if (only?.type !== 'link' || only.children.length !== 1) return []
    const [image] = only.children
    return image?.type === 'image' ? [{ paragraph, image, link: only }] : []
  })

/** @returns undefined for a figure with a problem, see `checkFigure` */
export function figureOf({ image, link }: FigureNodes): Figure | undefined {
  const video = link && videoAt(link.url)
  if (!image.alt || !isName.test(image.url) || (link && !video)) return undefined
  return {
    image: image.url,
    alt: image.alt,
    caption: image.title ? joinRanges(image.title) : undefined,
    video,
  }
}

/** The names that `image` in fields.ts allows. */
const isName = /^[a-z0-9][a-z0-9-]*\.(jpg|jpeg|png|webp|avif)$/

/** The host that sets no cookies before the video is played (support.google.com/youtube/answer/171780). */
const player = 'https://www.youtube-nocookie.com/embed/'

/** A video by its address: `https://www.youtube.com/watch?v=ID`, also of `/shorts/` and `/live/`, or `https://youtu.be/ID`. */
export function videoAt(page: string): Figure['video'] {
  const [, id] =
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(
      page,
    ) ?? []
  return id === undefined ? undefined : { page, player: player + id }
}

/** What to write in place of the frame of a video, such as YouTube offers for other sites; undefined for any other frame. */
export function videoRemedy(html: string, mayHaveFigures: boolean): string | undefined {
  const [, id] = /youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?![\w-])/.exec(html) ?? []
  const page = id && `https://www.youtube.com/watch?v=${id}`
  if (!page) return undefined
  return mayHaveFigures
    ? `For the video, write this in a paragraph of its own, with a photograph from the folder images: [![What it shows](name.jpg)](${page}).`
    : `Only guides and your own pages show videos. Write a link to it: [words](${page}).`
}

export const pictureRemedy =
  'Take it out: only the texts of guides and of your own pages may have pictures. Those of other pages are fields.'

export const newPictureRemedy =
  'Put the photograph into the folder images, list it in images.yaml, and write its name alone, in a paragraph of its own: ![What it shows](name.jpg "Caption").'

/** Of a picture that Google Docs and others write into the text. */
export const pictureAsLetters =
  'A program wrote this picture into the text itself, as letters and figures, and it would not be shown.'

/** Reports a picture from elsewhere, without a description, or with a link to anything but a video. */
export function checkFigure({ image, link }: FigureNodes, report: ReportProblem) {
  const start = image.position?.start.offset ?? 0
  if (!isName.test(image.url)) {
    const reason = image.url.startsWith('data:')
      ? pictureAsLetters
      : `“${image.url}” is not the name of a photograph of this site; pictures of other addresses are not allowed.`
    report(start, 'image-in-text', reason, newPictureRemedy)
  } else if (!image.alt) {
    const reason = 'This picture has no description for people who cannot see it.'
    const remedy = `Write what it shows between the square brackets: ![What it shows](${image.url}).`
    report(start, 'missing-alt', reason, remedy)
  } else if (image.title === 'Caption')
    report(start, 'example-words', 'The caption is that of an example.', 'Write your own, or delete it.')
  if (!link || videoAt(link.url)) return
  const reason = `A picture can only lead to a video on YouTube, not to “${link.url}”.`
  const remedy =
    'Write the address of the video, such as https://www.youtube.com/watch?v=…; or write the link in a sentence below the picture.'
  report(link.position?.start.offset ?? 0, 'picture-link', reason, remedy)
}
