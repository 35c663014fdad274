import type { Html } from '../../src/content/schema/fields.ts'

interface Props {
  text: Html
  className?: string
  /** Data attributes for its style. */
  dataAttributes?: Record<string, string> | undefined
}

/** A text that was written in Markdown. Its HTML was made by the generator, without any raw HTML from the source. */
export function Prose({ text, className = 'prose', dataAttributes }: Props) {
  return <div className={className} {...dataAttributes} dangerouslySetInnerHTML={{ __html: text.html }} />
}
