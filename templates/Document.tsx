import { type IconDrawing, IconSprite } from './components/IconSprite.tsx'

/** What a page says about itself to browsers, search engines and chats (spec section 3). */
export interface Head {
  title: string
  description: string
  keywords: string
  /** The full address under which this page wants to be found. */
  canonical: string
  siteName: string
  language: string
  type: 'website' | 'article'
  author: string
  noindex: boolean
  image: { url: string; width: number; height: number; alt: string } | undefined
}

/** A file that belongs to every page: an icon, the manifest, a feed. */
export interface HeadLink {
  rel: string
  href: string
  type?: string
  title?: string
  sizes?: string
}

export interface DocumentProps {
  head: Head
  /** The finished body. */
  body: string
  styles: string
  script: string
  /** The address of the site's own icon. */
  favicon: string | undefined
  links: readonly HeadLink[]
  /** The colour that browsers put around the page. */
  themeColour: string
  /** The address of the display font. */
  font: string
  icons: ReadonlyArray<{ name: string; drawing: IconDrawing }>
}

/** The page around the page: head, styles, script, and the drawings of its icons. */
export function Document(props: DocumentProps) {
  const { head, body, styles, script, favicon, links, themeColour, font, icons } = props
  return (
    <html lang={head.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        <meta name="keywords" content={head.keywords} />
        <meta name="author" content={head.author} />
        {head.noindex ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={head.canonical} />
        )}
        <meta property="og:type" content={head.type} />
        <meta property="og:site_name" content={head.siteName} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:url" content={head.canonical} />
        <meta property="og:locale" content={head.language.replace('-', '_')} />
        {head.image && (
          <>
            <meta property="og:image" content={head.image.url} />
            <meta property="og:image:width" content={String(head.image.width)} />
            <meta property="og:image:height" content={String(head.image.height)} />
            <meta property="og:image:alt" content={head.image.alt} />
          </>
        )}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="theme-color" content={themeColour} />
        {favicon && <link rel="icon" type="image/svg+xml" href={favicon} />}
        {links.map((link) => (
          <link key={link.href} {...link} />
        ))}
        <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script type="module" src={script} />
      </head>
      <body>
        <IconSprite icons={icons} />
        <div className="page" dangerouslySetInnerHTML={{ __html: body }} />
      </body>
    </html>
  )
}
