/** The guides: each as a posting, and their list as a blog (schema.org/BlogPosting, schema.org/Blog). */
import type { BlogLeaf, BlogPostingLeaf } from 'schema-dts'
import type { Picture } from '../../../templates/components/Picture.tsx'
import type { Content, Pages, Post, SiteIdentity } from '../../content/types.ts'
import { type JsonLd, mention, type Named, organizationId, pageId } from './node.ts'

const postUrl = (site: SiteIdentity, post: Post) => `${site.url}/blog/${post.slug}`

/** What a card of the list and the guide itself both show. */
const postingInShort = (post: Post, site: SiteIdentity): Named<BlogPostingLeaf> => {
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

export function postingOnPage(post: Post, site: SiteIdentity, picture: Picture | undefined): JsonLd {
  const article = {
    ...postingInShort(post, site),
    ...(picture && { image: `${site.url}${picture.src}` }),
    ...(post.updated && { dateModified: post.updated }),
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
export function blogOnPage({ site, posts }: Content, labels: Pages['blog']): JsonLd {
  const url = `${site.url}/blog`
  const blog: Named<BlogLeaf> = {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    name: labels.heading,
    url,
    inLanguage: site.language,
    publisher: mention(organizationId(site.url)),
    blogPost: posts.map((post) => postingInShort(post, site)),
  }
  return {
    page: { '@type': 'CollectionPage', mainEntity: mention(blog['@id']) },
    nodes: [blog],
  }
}

/** An author whose name contains the café's, such as its team, is an organization. */
const authorOf = (name: string, site: SiteIdentity) =>
  name.includes(site.name)
    ? ({ '@type': 'Organization', name, url: `${site.url}/` } as const)
    : ({ '@type': 'Person', name } as const)
