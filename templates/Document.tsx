import { ExpectFirstScreen } from './components/FirstScreen.tsx'
import { type IconDrawing, IconSprite } from './components/IconSprite.tsx'
import * as hooks from './hooks.ts'
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

/** When an article was published (`YYYY-MM-DD`), and what it is about. */
export interface Publication {
  date: string
  section: string
  tags: readonly string[]
}

/** What a page says about itself to browsers, search engines and chats (spec section 3). */
export interface Head {
  title: string
  description: string
  keywords: string
  /** The full address under which this page wants to be found. */
  canonical: string
  siteName: string
  language: string
  /** Language and territory as Open Graph writes them, such as `en_IN`. */
  locale: string
  author: string
  /** What search engines are asked not to do: `noindex`, `nofollow`. */
  robots: readonly string[]
  /** Set where the page is an article; it is a page of a website otherwise. */
  publication: Publication | undefined
  image: ShareImage | undefined
}

/** A file that belongs to every page: a feed, an icon, the manifest. */
export interface HeadLink {
  rel: string
  href: string
  type?: string
  title?: string
  sizes?: string
}

/** The largest picture of the first screen, in the format that nearly every browser takes. */
export interface MainPicture {
  srcSet: string
  sizes: string
}

export interface PageHeadProps {
  head: Head
  /** JSON-LD, ready to stand in a script element. */
  structuredData: string | undefined
  mainPicture: MainPicture | undefined
}

/** What stands in the head of one page alone. */
export const PageHead = ({ head, structuredData, mainPicture }: PageHeadProps) => (
  <>
    <title>{head.title}</title>
    <meta name="description" content={head.description} />
    <meta name="keywords" content={head.keywords} />
    <meta name="author" content={head.author} />
    {head.robots.length > 0 && <meta name="robots" content={head.robots.join(', ')} />}
    {!head.robots.includes('noindex') && <link rel="canonical" href={head.canonical} />}
    <OpenGraph {...head} />
    <TwitterCard {...head} />
    {mainPicture && (
      <link
        rel="preload"
        as="image"
        type="image/avif"
        imageSrcSet={mainPicture.srcSet}
        imageSizes={mainPicture.sizes}
        fetchPriority="high"
      />
    )}
    {structuredData && (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
    )}
  </>
)

export interface DocumentProps {
  language: string
  styles: string
  script: string
  /** Where visits are counted, by which measurement id. */
  measurementId: string | undefined
  /** The address of the site's own icon. */
  favicon: string | undefined
  links: readonly HeadLink[]
  /** The colour that browsers put around the page. */
  themeColour: string
  /** The address of the display font. */
  font: string
  icons: ReadonlyArray<{ name: string; drawing: IconDrawing }>
}

/** Stands where the head of a page, and its body, are put in. */
export const Hole = () => <template />

/** What pages have in common: style, script, and the drawings of icons. */
export function Document(props: DocumentProps) {
  const { language, styles, script, measurementId, favicon, links, themeColour, font, icons } = props
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        {favicon && <link rel="icon" type="image/svg+xml" href={favicon} />}
        {links.map((link) => (
          <link key={link.rel + link.href} {...link} />
        ))}
        <ExpectFirstScreen />
        <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        <Hole />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script type="module" src={script} {...(measurementId && { [hooks.measurementId]: measurementId })} />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </head>
      <body>
        <IconSprite icons={icons} />
        <div className="page">
          <Hole />
        </div>
      </body>
    </html>
  )
}

/** The Open Graph protocol (ogp.me): what chats and networks show of a link. */
function OpenGraph({ title, description, canonical, siteName, locale, publication, image }: Head) {
  return (
    <>
      <meta property="og:type" content={publication ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={locale} />
      {image && (
        <>
          <meta property="og:image" content={image.url} />
          <meta property="og:image:secure_url" content={image.url} />
          <meta property="og:image:type" content={image.type} />
          {image.size && <meta property="og:image:width" content={String(image.size.width)} />}
          {image.size && <meta property="og:image:height" content={String(image.size.height)} />}
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      {publication && (
        <>
          <meta property="article:published_time" content={publication.date} />
          <meta property="article:section" content={publication.section} />
          {publication.tags.map((tag) => (
            <meta key={tag} property="article:tag" content={tag} />
          ))}
        </>
      )}
    </>
  )
}

/** The same for X and for the chats that read its tags. */
function TwitterCard({ title, description, image }: Head) {
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {image && <meta name="twitter:image" content={image.url} />}
      {image && <meta name="twitter:image:alt" content={image.alt} />}
    </>
  )
}
