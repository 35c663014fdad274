import type { Picture } from '../../src/render/Picture.tsx'
import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import { LinkButton, type LinkButtonProps } from '../parts/Button.tsx'
import { PageHeader } from '../parts/PageHeader.tsx'

interface Props {
  heading: string
  picture: Picture | undefined
  html: string
  /** Where visitors ask what the text leaves open. */
  contact: LinkButtonProps
}

/** A headline and a text. */
export const MarkdownPage = ({ heading, picture, html, contact }: Props) => (
  <>
    <PageHeader heading={heading} picture={picture} />
    <FirstScreenEnd />
    <article className="section">
      <div className="prose prose--article" dangerouslySetInnerHTML={{ __html: html }} />
      <p className="buttons">
        <LinkButton {...contact} />
      </p>
    </article>
  </>
)
