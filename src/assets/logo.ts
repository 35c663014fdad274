/** The café's logo for the header: `public/logo.svg`. */
import { relative } from 'node:path'
import type { Logo } from '../../templates/components/Header.tsx'
import type { Messages } from '../diagnostics/messages.ts'
import { bytesOf, type Site } from '../site.ts'

const logoPath = '/logo.svg'

/**
 * @param published the files of `public/`
 * @param folder where those files are, for messages
 * @returns undefined where there is no such file, or where it cannot be read, with a warning; the header shows the name then
 */
export async function readLogo(
  published: Site,
  folder: string,
  messages: Messages,
): Promise<Logo | undefined> {
  const svg = published.get(logoPath)
  const inFolder = (path: string) => `${relative(process.cwd(), folder)}${path}`
  if (svg === undefined) {
    const other = [...published.keys()].find((path) => /^\/logo\.\w+$/i.test(path))
    if (other !== undefined)
      messages.warning({
        file: inFolder(other),
        rule: 'site-logo',
        reason: 'This logo is not shown: it is read from logo.svg alone.',
        remedy: 'Put a wide, flat drawing there as logo.svg; a photograph under that name is not enough.',
      })
    return undefined
  }
  const { default: sharp } = await import('sharp')
  try {
    const { format, width, height } = await sharp(bytesOf(svg)).metadata()
    if (format !== 'svg') throw new Error(`it is in the format ${format}`)
    return { src: logoPath, width, height }
  } catch (error) {
    messages.warning({
      file: inFolder(logoPath),
      rule: 'site-logo',
      reason: `This drawing cannot be read: ${error instanceof Error ? error.message : error}.`,
      remedy:
        'Put a wide, flat drawing for a dark background there, as SVG; or delete it, and pages show the name.',
    })
    return undefined
  }
}
