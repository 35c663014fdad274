/** The guides: each as a posting, and their list as a blog (schema.org/BlogPosting, schema.org/Blog). */
import type { BlogLeaf, BlogPostingLeaf } from 'schema-dts'
import type { Picture } from '../../../templates/components/Picture.tsx'
import type { Content, Pages, Post } from '../../content/types.ts'
import { search } from './business.ts'
import { mention, organizationId, pageId } from './ids.ts'
import type { JsonLd, Named } from './node.ts'

/** What is told of a guide. */
type Guide = Pick<Post, 'slug' | 'title' | 'description' | 'date' | 'author' | 'category' | 'tags'>

const postUrl = (site: Content['site'], post: Pick<Guide, 'slug'>) => `${site.url}/blog/${post.slug}`

/** What a card of the list and the guide itself both show. */
const postingInShort = (
  post: Omit<Guide, 'author' | 'category' | 'tags'>,
  site: Content['site'],
): Named<BlogPostingLeaf> => {
  const url = postUrl(site, post)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.description,
    url,
    datePublished: post.date,
  }
}

/** A guide, as its own page shows it. */
export function postingOnPage(post: Guide, site: Content['site'], picture: Picture | undefined): JsonLd {
  const article = {
    ...postingInShort(post, site),
    ...(picture && { image: `${site.url}${picture.src}` }),
    author: authorOf(post.author, site),
    publisher: mention(organizationId(site.url)),
    articleSection: post.category,
    keywords: post.tags,
    inLanguage: site.language,
    mainEntityOfPage: mention(pageId(postUrl(site, post))),
  } satisfies BlogPostingLeaf
  return { page: { '@type': 'WebPage', mainEntity: mention(article['@id']) }, nodes: [article] }
}

/** The list of all guides, and the search in them. */
export function blogOnPage(content: Content, labels: Pages['blog']): JsonLd {
  const list = blog(content, labels, `${content.site.url}/blog`)
  return {
    page: { '@type': 'CollectionPage', mainEntity: mention(list['@id']) },
    nodes: [search(content.site), list],
  }
}

/** @param pageUrl the full address of the list */
const blog = (content: Content, labels: Pages['blog'], pageUrl: string): Named<BlogLeaf> => ({
  '@type': 'Blog',
  '@id': `${pageUrl}#blog`,
  name: labels.heading,
  url: pageUrl,
  inLanguage: content.site.language,
  publisher: mention(organizationId(content.site.url)),
  blogPost: content.posts.map((post) => postingInShort(post, content.site)),
})

/** An author who goes by the café's name, such as its team, is no person. */
const authorOf = (name: string, site: Content['site']) =>
  name.includes(site.name)
    ? ({ '@type': 'Organization', name, url: `${site.url}/` } as const)
    : ({ '@type': 'Person', name } as const)
