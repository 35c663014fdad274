/** What a tag of finished HTML says. */

/** The attributes of an element by their names in small letters. */
export type Attributes = Readonly<Record<string, string>>

/** A start tag, or the end of a picture. The same object for tags that are written alike, as far as that pays. */
export interface Tag {
  readonly element: string
  readonly isEnd: boolean
  readonly attributes: Attributes
  /** The classes and elements that a style may ask for: `h3`, `.card`. */
  readonly names: readonly string[]
  /** Whether it says no more than these names. */
  readonly isSilent: boolean
  /** What stands in a style or a script. */
  readonly text?: string
}

/** All ends but this one tell nobody anything. */
export const endOfPicture: Tag = {
  element: 'picture',
  isEnd: true,
  attributes: {},
  names: [],
  isSilent: false,
}

/** Elements that mean something without any attribute, or for lack of one. */
const telling = new Set(['body', 'img', 'picture', 'script', 'source', 'style'])

export function startTag(element: string, attributes: Attributes): Tag {
  const classes = (attributes.class ?? '').split(/\s+/).filter((name) => name !== '')
  return {
    element,
    isEnd: false,
    attributes,
    names: [element, ...classes.map((name) => `.${name}`)],
    isSilent: !telling.has(element) && Object.keys(attributes).every((name) => name === 'class'),
  }
}
