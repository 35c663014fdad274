import type { LongForm as LongFormText } from '../../src/content/types.ts'

interface Props {
  text: LongFormText | undefined
  /** True where the text is for search engines and screen readers alone (spec section 2, home). */
  hidden?: boolean
}

/** The long text about the topic of a page, with its keywords for screen readers (spec section 3). */
export function LongForm({ text, hidden = false }: Props) {
  if (!text) return null
  return (
    <article className={hidden ? 'visually-hidden' : 'long-form section'}>
      <h2 className="section__heading">{text.title}</h2>
      <div className="prose prose--article" dangerouslySetInnerHTML={{ __html: text.html }} />
      <p className="visually-hidden">{text.keywords}</p>
    </article>
  )
}
