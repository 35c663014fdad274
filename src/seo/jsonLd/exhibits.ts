/** What pages show in lists: questions, photographs, equipment, games. */
import type { ImageObjectLeaf, ItemListLeaf, QuestionLeaf } from 'schema-dts'
import type { Content } from '../../content/types.ts'
import type { Pictures } from '../../pages/views.ts'
import type { Named } from './node.ts'

export const questions = ({ faq }: Content) =>
  faq.items.map(
    ({ question, answer }): QuestionLeaf => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.text },
    }),
  )

export const photographs = ({ gallery, site }: Content, pictures: Pictures) =>
  gallery.items.flatMap(({ url, title, description }): ImageObjectLeaf[] => {
    const picture = pictures.get(url)
    if (!picture) return []
    return [
      {
        '@type': 'ImageObject',
        contentUrl: `${site.url}${picture.src}`,
        name: title,
        caption: description,
      },
    ]
  })

/**
 * The equipment as a plain list: it is used here and not sold, so it is no `Product` with an offer.
 *
 * @param pageUrl the full address of the page that shows it
 */
export const equipment = ({ gear, pages }: Content, pageUrl: string): Named<ItemListLeaf> => ({
  '@type': 'ItemList',
  '@id': `${pageUrl}#equipment`,
  name: pages.gear.listHeading,
  itemListElement: gear.items.map(({ id, name, text }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    description: text.text,
    url: `${pageUrl}#gear-${id}`,
  })),
})

/** @param pageUrl the full address of the page that shows them */
export const games = ({ site, pages }: Content, pageUrl: string): Named<ItemListLeaf> => ({
  '@type': 'ItemList',
  '@id': `${pageUrl}#games`,
  name: pages.gear.gamesHeading,
  itemListElement: site.games.map(({ name, platform }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'VideoGame', name, gamePlatform: platform },
  })),
})
