import { guidesPath } from '../../src/content/guideAddresses.ts'
import type { Guide } from '../../src/content/types.ts'
import { Icon } from '../../src/render/Icon.tsx'
import type { Picture } from '../../src/render/Picture.tsx'
import { FirstScreenEnd } from '../../src/render/RenderBlocking.tsx'
import type { Data, Pages } from '../content.ts'
import { LinkButton } from '../parts/Button.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { PageHeader } from '../parts/PageHeader.tsx'
import { ShareButton, ShareStatus } from '../parts/Share.tsx'
import { type GuideCardProps, GuideLink } from './GuideCard.tsx'
import type { Graphic } from './graphics.tsx'
import { ShortAnswer } from './ShortAnswer.tsx'
import { Tags, topicPath } from './Tags.tsx'

export interface GuidePageProps {
  guide: Pick<
    Guide,
    'slug' | 'title' | 'description' | 'category' | 'author' | 'readTime' | 'tags' | 'answer' | 'html'
  >
  date: { iso: string; printed: string }
  updated: { iso: string; printed: string } | undefined
  picture: Picture | undefined
  graphic: Graphic | undefined
  /** Set where visitors do not see the guide yet. */
  mark: string | undefined
  labels: Pages['blog']
  /** Its headings, each with its anchor; empty for a short guide. */
  contents: ReadonlyArray<{ id: string; text: string }>
  words: Data['words']
  url: string
}

interface GuideEndingProps {
  labels: Pages['blog']
  phone: { href: string; label: string }
  /** Of the call to action. */
  picture: Picture | undefined
  /** The optional pages that the café has. */
  hasPage: { contact: boolean; pricing: boolean }
  /** Other guides to continue with. */
  more: readonly GuideCardProps[]
}

/** One guide (spec section 2, "Blog article"). */
export function GuidePage(props: GuidePageProps) {
  const { guide, date, updated, picture, graphic, mark, labels, contents, words, url } = props
  return (
    <article className="guide" data-picture={guide.slug}>
      <PageHeader
        heading={guide.title}
        picture={picture}
        above={
          <p className="guide__topic row">
            <a className="guide__back" href={guidesPath}>
              <Icon name="arrow-left" />
              {labels.backLabel}
            </a>{' '}
            <a href={topicPath('category', guide.category)}>{guide.category}</a>
            {mark && <span className="badge">{mark}</span>}
          </p>
        }
      >
        <p className="guide__description">{guide.description}</p>
      </PageHeader>
      <div className="guide__body section">
        {guide.answer && <ShortAnswer answer={guide.answer} label={words.shortAnswer} />}
        <div>
          <p className="guide__meta row">
            <span>{guide.author}</span> <time dateTime={date.iso}>{date.printed}</time>{' '}
            {updated && <time dateTime={updated.iso}>{updated.printed}</time>} <span>{guide.readTime}</span>
          </p>
          <Tags tags={guide.tags} />
          <div className="guide__share">
            <ShareButton words={words} title={guide.title} url={url} />
            <ShareStatus words={words} url={url} />
          </div>
          {contents.length > 0 && <Contents contents={contents} label={words.contents} />}
          <FirstScreenEnd />
        </div>
        <div>
          {!graphic?.isBelow && graphic?.figure}
          <div className="prose prose--article" dangerouslySetInnerHTML={{ __html: guide.html }} />
          {graphic?.isBelow && graphic.figure}
        </div>
      </div>
    </article>
  )
}

/** Where the guide leads: closed on phones, beside the text on wide screens. */
const Contents = ({ contents, label }: Pick<GuidePageProps, 'contents'> & { label: string }) => (
  <nav className="contents" aria-label={label}>
    <details>
      <summary>{label}</summary>
      <ol>
        {contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
)

/** The end of a guide; nearly all guides share one. */
export function GuideEnding({ labels, phone, picture, hasPage, more }: GuideEndingProps) {
  const { article } = labels
  return (
    <>
      <section className="section split">
        <h2 className="section__heading">{article.continueHeading}</h2>
        {more.length > 0 && (
          <ul className="rows">
            {more.map((guide) => (
              <li key={guide.slug}>
                <h3>
                  <GuideLink guide={guide} />
                </h3>
                <p>{guide.category}</p>
              </li>
            ))}
          </ul>
        )}
        <p className="buttons split__beside">
          <LinkButton href={guidesPath} label={article.allPostsLabel} />
        </p>
      </section>
      <CallToAction
        heading={article.heading}
        text={article.text}
        picture={picture}
        links={[
          ...(hasPage.contact
            ? [{ href: '/contact', label: article.visitLabel, isPrimary: true } as const]
            : []),
          ...(hasPage.pricing ? [{ href: '/pricing', label: article.pricingLabel }] : []),
          { href: phone.href, label: article.callLabel, icon: 'phone' },
        ]}
      />
    </>
  )
}
