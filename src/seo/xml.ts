import type { Nodes } from 'xast'
import { toXml } from 'xast-util-to-xml'

/** A tree as XML, without the characters that XML forbids and no escape can write (XML 1.0, section 2.2). */
export const xmlOf = (tree: Nodes): string =>
  toXml(tree).replaceAll(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
