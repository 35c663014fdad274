/**
 * The files of `public/` are published unchanged, because people who may edit them may also edit the generator. Drawings
 * that contain scripts are refused all the same, because they happen by mistake.
 */
import { folderName } from '../readFiles.ts'
import { type SiteFile, textOf } from '../site.ts'
import type { RenderedSite } from './renderedSite.ts'

/** Reports drawings with scripts as errors. @param directory the folder `public/` on the disk */
export function checkPublic({ published, messages }: RenderedSite, directory: string): void {
  for (const [path, content] of published) {
    const program = path.toLowerCase().endsWith('.svg') && programIn(content)
    if (!program) continue
    messages.error({
      file: folderName(directory) + path,
      rule: 'drawing-with-program',
      reason: `This drawing contains a program, “${program}”, which would run for everyone who opens it.`,
      remedy: 'Export it again as a plain SVG, without scripts, links and embedded pages.',
    })
  }
}

/** Scripts that a browser runs in an SVG opened as a document (SVG 2, "Scripting"). */
const programs =
  /<script\b|<foreignObject\b|<iframe\b|<!ENTITY\b|\son\w+\s*=|href\s*=\s*["']?\s*(?:javascript|vbscript|data:(?!image\/(?:png|jpeg|webp|avif)))/i

/** The first script in a drawing; addresses may be written with character references. */
function programIn(content: SiteFile): string | undefined {
  const text = textOf(content)
  const plain = text
    .replaceAll(/&#(?:x([\da-f]+)|(\d+));?/gi, (_sign, hexadecimal, decimal) =>
      characterOf(hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)),
    )
    .replaceAll(/&(?:tab|newline|colon);/gi, (name) => (name.toLowerCase() === '&colon;' ? ':' : ''))
  return (programs.exec(text) ??
    programs.exec(plain.replaceAll(/[\t\n\r\0]+(?=\S*script:)/gi, '')))?.[0].trim()
}

const characterOf = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')
