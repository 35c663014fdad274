import * as data from './dataAttributes.ts'
import type { MainPicture } from './Picture.tsx'
import { BlockRendering } from './RenderBlocking.tsx'
import { speculationRules } from './speculationRules.ts'

/** The picture beside a link to the page. */
export interface ShareImage {
  url: string
  /** Its media type, such as `image/jpeg`. */
  type: string
  /** In pixels; unknown for a drawing. */
  size: { width: number; height: number } | undefined
  alt: string
}

/** Dates (`YYYY-MM-DD`) and topics of a guide. */
interface Publication {
  date: string
  updated?: string | undefined
  section: string
  tags: readonly string[]
}

/** The metadata of a page; the rest of its head follows from the site (spec section 3, "Page metadata record"). */
export interface Metadata {
  title: string
  description: string
  keywords?: string | undefined
  /** Ask search engines not to list the page, or not to follow its links. */
  noindex?: boolean | undefined
  nofollow?: boolean | undefined
  /** The name of a photograph; the site's own share image otherwise. */
  shareImage?: string | undefined
  /** Who wrote it; the business otherwise. */
  author?: string | undefined
  /** Only for guides. */
  publication?: Publication | undefined
}

/** A file that belongs to every page: a feed, an icon, the manifest. */
export interface HeadLink {
  rel: string
  href: string
  type?: string
  title?: string
  sizes?: string
}

interface PageHeadProps {
  metadata: Metadata
  siteName: string
  /** The canonical address, in full. */
  canonical: string
  /** Language and territory as Open Graph writes them, such as `en_IN`. */
  locale: string
  /** JSON-LD, escaped for a script element. */
  structuredData: string | undefined
  mainPicture: MainPicture | undefined
}

/** The part of the head that describes one page: for browsers, search engines and chats. */
export function PageHead(props: PageHeadProps) {
  const { metadata, siteName, canonical, structuredData, mainPicture } = props
  const { title, description, keywords, author, noindex, nofollow } = metadata
  const robots = noindex ? 'noindex' : 'max-image-preview:large'
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      <meta name="author" content={author ?? siteName} />
      <meta name="robots" content={nofollow ? `${robots}, nofollow` : robots} />
      {!noindex && <link rel="canonical" href={canonical} />}
      <OpenGraph {...props} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {mainPicture && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={mainPicture.picture.avif}
          imageSizes={mainPicture.sizes}
          fetchPriority="high"
        />
      )}
      {structuredData && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      )}
    </>
  )
}

export interface DocumentHeadProps {
  /** The address of the site's icon. */
  favicon: string | undefined
  links: readonly HeadLink[]
  /** The colour that browsers put around the page. */
  themeColour: string
  /** The address of the display font. */
  font: string
}

/** The start of the head of every page. */
export const DocumentHeadStart = ({ favicon, links, themeColour, font }: DocumentHeadProps) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content={themeColour} />
    {favicon && <link rel="icon" type="image/svg+xml" href={favicon} />}
    {links.map((link) => (
      <link key={link.rel + link.href} {...link} />
    ))}
    <BlockRendering />
    <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
  </>
)

export interface DocumentEndProps {
  /** The critical CSS of the page's template. */
  styles: string
  /** Runs before anything is painted. */
  scripting: string
  /** The address of the client script. */
  script: string
  /** The id of the analytics property; undefined where visits are not counted. */
  measurementId: string | undefined
}

/** The end of the head of every page: styles and scripts. */
export const DocumentHeadEnd = ({ styles, scripting, script, measurementId }: DocumentEndProps) => (
  <>
    <style dangerouslySetInnerHTML={{ __html: styles }} />
    <script type="module" src={script} {...(measurementId && { [data.measurementId]: measurementId })} />
    <script dangerouslySetInnerHTML={{ __html: scripting }} />
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
  </>
)

/** The picture that chats and networks show beside a link to the page, for Open Graph and for X. */
export const ShareImageTags = ({ url, type, size, alt }: ShareImage) => (
  <>
    <meta property="og:image" content={url} />
    <meta property="og:image:secure_url" content={url} />
    <meta property="og:image:type" content={type} />
    {size && <meta property="og:image:width" content={String(size.width)} />}
    {size && <meta property="og:image:height" content={String(size.height)} />}
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:image" content={url} />
    <meta name="twitter:image:alt" content={alt} />
  </>
)

/** The Open Graph protocol (ogp.me): the preview of a link in chats and networks. */
function OpenGraph({ metadata, siteName, canonical, locale }: PageHeadProps) {
  const { title, description, publication } = metadata
  return (
    <>
      <meta property="og:type" content={publication ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={locale} />
      {publication && (
        <>
          <meta property="article:published_time" content={publication.date} />
          {publication.updated && <meta property="article:modified_time" content={publication.updated} />}
          <meta property="article:section" content={publication.section} />
          {publication.tags.map((tag) => (
            <meta key={tag} property="article:tag" content={tag} />
          ))}
        </>
      )}
    </>
  )
}
