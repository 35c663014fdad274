import type { Html } from '../../src/content/schema/fields.ts'

/** A text that was written in Markdown. Its HTML was made by the generator, without any raw HTML from the source. */
export function Prose({ text, className = 'prose' }: { text: Html; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: text.html }} />
}
