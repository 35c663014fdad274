import type { Pages, Post } from '../../src/content/types.ts'
import { LinkButton } from '../components/Button.tsx'
import { FirstScreenEnd } from '../components/FirstScreen.tsx'
import { Icon } from '../components/Icon.tsx'
import { Photo, type Picture } from '../components/Picture.tsx'
import { PostCard, type PostCardProps } from '../components/PostCard.tsx'
import { Prose } from '../components/Prose.tsx'
import { Tags, topicPath } from '../components/Tags.tsx'
import * as data from '../dataAttributes.ts'

export interface PostPageProps {
  post: Pick<Post, 'title' | 'description' | 'category' | 'author' | 'readTime' | 'tags'> & { html: string }
  date: { iso: string; printed: string }
  updated: { iso: string; printed: string } | undefined
  picture: Picture | undefined
  /** Set where visitors do not see the guide yet. */
  mark: string | undefined
  labels: Pages['blog']
  url: string
}

export interface PostEndingProps {
  labels: Pages['blog']
  phone: { href: string; label: string }
  /** Other guides to continue with. */
  more: readonly PostCardProps[]
}

/** One guide (spec section 2, "Blog article"). */
export function PostPage({ post, date, updated, picture, mark, labels, url }: PostPageProps) {
  return (
    <article className="post">
      <header className="page-header">
        {picture && <Photo className="page-header__photo" picture={picture} sizes="100vw" main />}
        <div className="page-header__text">
          <p>
            <a className="post__back" href="/blog">
              <Icon name="arrow-left" />
              {labels.backLabel}
            </a>
          </p>
          <p>
            <a className="badge" href={topicPath('category', post.category)}>
              {post.category}
            </a>
          </p>
          {mark && (
            <p>
              <span className="badge badge--value">{mark}</span>
            </p>
          )}
          <h1>{post.title}</h1>
        </div>
      </header>
      <div className="post__body section">
        <p className="post__description">{post.description}</p>
        <p className="post__meta">
          <span>{post.author}</span> · <time dateTime={date.iso}>{date.printed}</time>
          {updated && ', '}
          {updated && <time dateTime={updated.iso}>{updated.printed}</time>} · {post.readTime}
        </p>
        <div className="post__actions">
          <a
            className="button button--secondary without-script"
            href={shareUrl(post.title, url)}
            target="_blank"
            rel="noopener"
          >
            <Icon name="share-2" />
            {labels.shareLabel}
          </a>
          <button
            className="button button--secondary needs-script"
            type="button"
            {...{ [data.share]: labels.shareCopied }}
          >
            <Icon name="share-2" />
            {labels.shareLabel}
          </button>
          <Tags tags={post.tags} />
          <p className="post__shared" role="alert" {...{ [data.shareStatus]: '' }} />
          <label className="post__address" hidden {...{ [data.shareAddress]: '' }}>
            {labels.shareByHand}
            <input className="field" readOnly value={url} />
          </label>
        </div>
        <FirstScreenEnd />
        <div className="prose prose--article" dangerouslySetInnerHTML={{ __html: post.html }} />
      </div>
    </article>
  )
}

/** The end of a guide; nearly all guides share one. */
export function PostEnding({ labels, phone, more }: PostEndingProps) {
  const { article } = labels
  return (
    <>
      <section className="call-to-action section">
        <h2 className="section__heading">{article.heading}</h2>
        <Prose text={article.text} />
        <p className="buttons">
          <LinkButton href="/contact" label={article.visitLabel} kind="primary" />
          <LinkButton href="/pricing" label={article.pricingLabel} />
          <LinkButton href={phone.href} label={article.callLabel} icon="phone" />
        </p>
      </section>
      <section className="section">
        <h2 className="section__heading">{article.continueHeading}</h2>
        {more.length > 0 && (
          <ul className="posts">
            {more.map((post) => (
              <PostCard key={post.slug} post={post} readMore={labels.readMoreLabel} level={3} />
            ))}
          </ul>
        )}
        <p className="buttons">
          <LinkButton href="/blog" label={article.allPostsLabel} />
        </p>
      </section>
    </>
  )
}

/** Without script, sharing opens WhatsApp with title and address. */
const shareUrl = (title: string, url: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`
