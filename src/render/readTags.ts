/**
 * Reads the tags of an HTML text with the tokenizer of htmlparser2. Its parser also nests elements, which nothing here needs,
 * and takes twice the time.
 */
import { decodeHTMLAttribute } from 'entities'
import { Tokenizer } from 'htmlparser2'

/**
 * Called for each part of an HTML text, in its order. Names come as they are written: React keeps capital letters, as in
 * `srcSet`.
 */
interface TagHandlers {
  onElement(name: string): void
  /** An attribute of the last element. */
  onAttribute(name: string, value: string): void
  /** After the last attribute of an element. */
  onTagEnd(): void
  /** The text of the last element, when it is a `style` or a `script`. */
  onInlineText(element: 'style' | 'script', text: string): void
}

/** Reads a page, a drawing or any other fragment of HTML. */
export function readTags(html: string, handlers: TagHandlers): void {
  let attribute = ''
  let value = ''
  let textStart = 0
  let isInDrawing = false
  const endTag = (end: number) => {
    textStart = end + 1
    handlers.onTagEnd()
  }
  const ignore = () => {}
  const tokenizer = new Tokenizer(
    // To find entities, the tokenizer would look at each character of a text.
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        const element = html.slice(start, end)
        if (element === 'svg') isInDrawing = true
        handlers.onElement(element)
      },
      onattribname(start, end) {
        attribute = html.slice(start, end)
        value = ''
      },
      onattribdata(start, end) {
        value += html.slice(start, end)
      },
      onattribend: () => handlers.onAttribute(attribute, decodeHTMLAttribute(value)),
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onclosetag(start, end) {
        const element = html.slice(start, end).toLowerCase()
        if (element === 'svg') isInDrawing = false
        if (element === 'style' || element === 'script')
          handlers.onInlineText(element, html.slice(textStart, start - '</'.length))
      },
      // In a drawing, a title may contain elements, and a style may be empty and closed by itself.
      isInForeignContext: () => isInDrawing,
      ontext: ignore,
      ontextentity: ignore,
      onattribentity: ignore,
      oncomment: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}
