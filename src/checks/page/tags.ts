/** Finished HTML as the tags that it consists of, for all who want to know what stands in it. */
import { Parser } from 'htmlparser2'
import { plainTags } from './plainHtml.ts'
import { endOfPicture, startTag, type Tag } from './tag.ts'

/**
 * @param html whole, or any piece of it
 * @returns the tags in their order, as far as they tell anything
 */
export const tagsOf = (html: string): readonly Tag[] => plainTags(html) ?? anyTags(html)

/** @param html anything: browsers read it in the same way */
export function anyTags(html: string): readonly Tag[] {
  const tags: Tag[] = []
  let raw: { at: number; tag: Tag; from: number } | undefined
  const parser = new Parser({
    onopentag(element, attributes) {
      const tag = startTag(element, attributes)
      tags.push(tag)
      if (element === 'style' || element === 'script')
        raw = { at: tags.length - 1, tag, from: parser.endIndex + 1 }
    },
    onclosetag(element) {
      if (raw) tags[raw.at] = { ...raw.tag, text: html.slice(raw.from, parser.startIndex) }
      if (element === 'picture') tags.push(endOfPicture)
      raw = undefined
    },
  })
  parser.end(html)
  return tags
}
