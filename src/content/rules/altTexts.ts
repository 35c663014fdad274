import type { RuleContext } from './context.ts'

/** Alternative texts describe the photograph (WCAG 1.1.1, failure F30). */
export function checkAltTexts({ files, messages }: RuleContext): void {
  for (const { file, sound, summary } of files) {
    for (const { text, name, place } of sound ? summary.imageTexts : []) {
      if (isMeaningless(text, name)) {
        messages.error({
          file,
          ...place,
          rule: 'alt-says-nothing',
          reason: `“${text}” does not describe the picture to people who cannot see it.`,
          remedy: 'Write a sentence about what the picture shows.',
        })
      } else if (text.length > 0 && text.trim().split(/\s+/).length < fewestWords) {
        messages.warning({
          file,
          ...place,
          rule: 'alt-too-short',
          reason: `“${text}” is a short description for people who cannot see the picture.`,
          remedy: 'Write a sentence: who or what the picture shows, and where.',
        })
      }
    }
  }
}

/** A description has more words than a name. */
const fewestWords = 3

/** File names from cameras, phones and programs: IMG_2034, DSC00031, PXL_20260131, WhatsApp Image 2026-01-31, 20260131. */
const cameraName =
  /^(img|image|photo|picture|pic|dsc[nf]?|pxl|mvimg|dcim|gopr|screenshot|screen shot|whatsapp image|snapchat|signal)?[\s_-]*[\d][\d\s_.:~()-]*(at[\s\d.:-]*([ap]m)?)?[\s\d()-]*$/i

/** Whether a text is the name of a file, or a word that fits any picture. */
function isMeaningless(alt: string, file: string | undefined): boolean {
  const words = alt.trim().replace(/\.(jpe?g|png|webp|avif|gif|hei[cf])$/i, '')
  const isFileName = words !== alt.trim() && !/\s\S+\s/.test(words)
  return (
    isFileName ||
    words.toLowerCase().replaceAll(/[\s_]+/g, '-') === file?.replace(/\.\w+$/, '') ||
    cameraName.test(words) ||
    /^(an? |the )?(image|photo|picture|photograph|img|pic|todo|alt|text)s?\.?$/i.test(words)
  )
}
