import type { Html } from '../../src/content/schema/fields.ts'

interface Props {
  text: Html
  className?: string
}

/** A text that was written in Markdown. Its HTML was made by the generator, without any raw HTML from the source. */
export const Prose = ({ text, className = 'prose' }: Props) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: text.html }} />
)
