/**
 * Drawings (SVG) are read as XML, as browsers do, and may only have what draws. A browser runs what is in a drawing that is
 * opened as a page, and hosts without headers send no policy that would stop it.
 */
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import type { Finding } from '../diagnostics/messages.ts'
import { limits } from '../limits.ts'
import { attributes, elements, functions, notInIcons, properties } from './drawingNames.ts'

export interface Drawing {
  /** In pixels. */
  width: number
  height: number
}

const svg = 'http://www.w3.org/2000/svg'
const exportAgain =
  'Export it again as a plain SVG: shapes, lines, texts and gradients, with “presentation attributes” instead of a style sheet, without links, pictures, effects and animations.'

const refuse = (reason: string, remedy = exportAgain): Finding => ({ rule: 'drawing', reason, remedy })

/**
 * Reads a drawing.
 *
 * @param isIcon whether it is favicon.svg or logo.svg, which have to be simple
 * @returns its size; or the first thing that is wrong, with its line
 */
export function readDrawing(bytes: Uint8Array, isIcon: boolean): Drawing | Finding {
  const limit = isIcon ? limits.icon.bytes : limits.drawing
  if (bytes.length > limit) {
    const reason = `This drawing has ${Math.ceil(bytes.length / 1000)} KB; more than ${limit / 1000} are not read.`
    return refuse(reason, 'Simplify its paths in a drawing program; or save it as PNG, under another name.')
  }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse('This drawing is not saved as UTF-8.')
  }
  return parse(text, isIcon)
}

/** Characters that are parsed at a time. */
const piece = 4096

function parse(text: string, isIcon: boolean): Drawing | Finding {
  const parser = new SaxesParser({ xmlns: true })
  let found: Finding | undefined
  let root: SaxesTagNS | undefined
  const open: string[] = []
  let [parts, clips] = [0, 0]
  const report = (reason: string | undefined) => {
    if (reason) found ??= { ...refuse(reason), line: parser.line, column: parser.columnIndex + 1 }
  }
  parser.on('error', ({ message }) =>
    report(`This is not XML as browsers read it: ${message.replace(/^\d+:\d+: |\.$/g, '')}.`),
  )
  parser.on('doctype', () =>
    report('This drawing has a document type, “<!DOCTYPE”, which may hold a program.'),
  )
  parser.on('processinginstruction', ({ target }) => report(`“<?${target}” is not accepted in a drawing.`))
  parser.on('xmldecl', ({ version, encoding = 'UTF-8' }) => {
    if (version !== '1.0' || encoding.toLowerCase() !== 'utf-8')
      report(`This drawing declares XML ${version} in ${encoding}; drawings are XML 1.0 in UTF-8.`)
  })
  parser.on('opentag', (tag) => {
    root ??= tag
    report(problemOfTag(tag, open, isIcon))
    open.push(tag.local)
    if (isIcon && ++parts > limits.icon.parts)
      report(
        `This drawing has more than ${limits.icon.parts} parts: too many for an icon or a logo. Join its paths.`,
      )
    if (isIcon && isClipped(tag) && ++clips > limits.icon.clips)
      report(`This drawing has more than ${limits.icon.clips} clipped parts: too many for an icon or a logo.`)
    if (open.length > limits.depth * 5) report('This drawing is nested too deep.')
  })
  parser.on('closetag', () => open.pop())
  // Not all at once, because the parser goes on after what was found, and takes the square of the elements that are open.
  for (let start = 0; start < text.length && !found; start += piece)
    parser.write(text.slice(start, start + piece))
  if (!found) parser.close()
  if (found) return found
  return sizeOf(root) ?? refuse('This drawing says neither its size nor its “viewBox”.', exportAgain)
}

/** Why an element is refused; undefined for one that draws. @param open the elements around it */
function problemOfTag(tag: SaxesTagNS, open: readonly string[], isIcon: boolean): string | undefined {
  const { name, local, uri } = tag
  if (uri !== svg || name !== local || !elements.has(local))
    return `“<${name}>” is not accepted in a drawing: it is not a part that draws.`
  if ((local === 'svg') !== (open.length === 0)) return `“<${name}>” is not accepted here in a drawing.`
  for (const attribute of Object.values(tag.attributes)) {
    const problem = problemOfAttribute(attribute)
    if (problem) return problem
  }
  if (!isIcon) return undefined
  const names = [local, ...Object.keys(tag.attributes), ...declarationsIn(tag).map(([property]) => property)]
  const costly = names.find(
    (name) => notInIcons.has(name) || (name === 'clip-path' && open.includes('clipPath')),
  )
  return costly && `“${costly}” is not accepted in an icon or a logo, which are drawn on every page.`
}

function problemOfAttribute({ name, prefix, value }: SaxesAttributeNS): string | undefined {
  if (name === 'xmlns' || prefix === 'xmlns' || /^(aria|data)-[a-z-]+$/.test(name)) return undefined
  if (!attributes.has(name) && !properties.has(name)) return `“${name}” is not accepted in a drawing.`
  if (/^(xlink:)?href$/.test(name) && !/^#[\w.:-]+$/.test(value))
    return `“${name}” may only lead to a part of the same drawing, such as #a, not to “${value.slice(0, 40)}”.`
  const declarations = name === 'style' ? declarationsOf(value) : [[name, value] as const]
  for (const [property, text] of declarations) {
    if (name === 'style' && !properties.has(property))
      return `“${property}” is not accepted in the style of a drawing.`
    const problem = problemOfValue(text)
    if (problem) return `“${problem}” is not accepted as a value of “${property}” in a drawing.`
  }
  return undefined
}

/** The part of a value that could lead out of the drawing: an escape, a function, an address. */
function problemOfValue(value: string): string | undefined {
  if (value.includes('\\')) return '\\'
  for (const { 0: call, 1: name = '', index } of value.matchAll(/(?<![\w-])([\w-]*)\(/g)) {
    if (!functions.has(name)) return call
    if (name !== 'url') continue
    const address = value.slice(index + call.length, index + call.length + 200)
    if (!/^\s{0,9}(["']?)#[\w.:-]+\1\s{0,9}\)/.test(address)) return `url(${address.slice(0, 20)}`
  }
  return undefined
}

const declarationsIn = ({ attributes: { style } }: SaxesTagNS) => (style ? declarationsOf(style.value) : [])

const isClipped = (tag: SaxesTagNS) =>
  'clip-path' in tag.attributes || declarationsIn(tag).some(([property]) => property === 'clip-path')

/** The properties of an attribute `style`, with their values. */
const declarationsOf = (style: string) =>
  style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase()
    return declaration.trim() === '' ? [] : [[name, declaration.slice(colon + 1)] as const]
  })

/** The size of a drawing, by its width and height, or else by its viewBox. */
function sizeOf(root: SaxesTagNS | undefined): Drawing | undefined {
  const value = (name: string) => root?.attributes[name]?.value.trim() ?? ''
  const [width, height] = ['width', 'height'].map((name) =>
    Number(value(name).replace(/px$/, '') || Number.NaN),
  )
  const [, , boxWidth, boxHeight] = value('viewBox')
    .split(/[\s,]+/)
    .map(Number)
  const isSize = (one = Number.NaN, other = Number.NaN) =>
    one > 0 && other > 0 && Number.isFinite(one + other)
  const size = isSize(width, height)
    ? [width, height]
    : isSize(boxWidth, boxHeight)
      ? [boxWidth, boxHeight]
      : []
  const [across, down] = size
  return across && down ? { width: Math.round(across) || 1, height: Math.round(down) || 1 } : undefined
}
