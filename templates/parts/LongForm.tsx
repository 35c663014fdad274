import type { LongForm as LongFormText } from '../../src/content/types.ts'

interface Props {
  text: LongFormText | undefined
  /** True where the text is for search engines and screen readers alone (spec section 2, home). */
  hidden?: boolean
}

/** The long text about the topic of a page, with its keywords for screen readers (spec section 3). It opens on request. */
export function LongForm({ text, hidden = false }: Props) {
  if (!text) return null
  const content = (
    <>
      <div className="prose prose--article" dangerouslySetInnerHTML={{ __html: text.html }} />
      <p className="visually-hidden">{text.keywords}</p>
    </>
  )
  if (hidden)
    return (
      <article className="visually-hidden">
        <h2>{text.title}</h2>
        {content}
      </article>
    )
  return (
    <article className="long-form">
      <details>
        <summary>
          <h2>{text.title}</h2>
        </summary>
        {content}
      </details>
    </article>
  )
}
