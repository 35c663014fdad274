/** The display font with an en dash in the middle of its width: as it comes, the space after it is three times that before it. */

const dash = '–'.codePointAt(0) ?? 0
/** A width, and a space before the glyph. */
const widthBytes = 4

/**
 * Sets the width of the dash, in the `hmtx` table, to its space before it, its line, and the same space again.
 *
 * @param font a TrueType font in which the dash has a width of its own
 */
export async function centreDash(font: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  const { Blob, Face, Font } = await import('harfbuzzjs')
  const copy = Buffer.from(font)
  const shapes = new Font(new Face(new Blob(font)))
  const glyph = shapes.glyph(dash)
  const extents = glyph === undefined ? undefined : shapes.glyphExtents(glyph)
  if (glyph === undefined || !extents) return copy
  copy.writeUInt16BE(2 * extents.xBearing + extents.width, tableAt(copy, 'hmtx') + widthBytes * glyph)
  return copy
}

/** Where a table begins: the list of tables has a tag, a checksum, a position and a length for each. */
const tableAt = (font: Buffer, tag: string) => font.readUInt32BE(font.indexOf(tag, 0, 'latin1') + 8)
