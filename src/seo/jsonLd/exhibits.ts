/** What pages show in lists: questions, photographs, equipment, games. */
import type { ImageObjectLeaf, ItemListLeaf, QuestionLeaf } from 'schema-dts'
import type { Picture } from '../../../templates/components/Picture.tsx'
import type { Data, Pages } from '../../content/types.ts'
import type { Named } from './node.ts'

export const questions = (faq: Data['faq']) =>
  faq.items.map(
    ({ question, answer }): QuestionLeaf => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.text },
    }),
  )

export const photographs = (
  gallery: Data['gallery'],
  site: Data['site'],
  pictures: ReadonlyMap<string, Picture>,
) =>
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
export const equipment = (
  gear: Data['gear'],
  labels: Pages['gear'],
  pageUrl: string,
): Named<ItemListLeaf> => ({
  '@type': 'ItemList',
  '@id': `${pageUrl}#equipment`,
  name: labels.listHeading,
  itemListElement: gear.items.map(({ id, name, text }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    description: text.text,
    url: `${pageUrl}#gear-${id}`,
  })),
})

/** @param pageUrl the full address of the page that shows them */
export const games = (site: Data['site'], labels: Pages['gear'], pageUrl: string): Named<ItemListLeaf> => ({
  '@type': 'ItemList',
  '@id': `${pageUrl}#games`,
  name: labels.gamesHeading,
  itemListElement: site.games.map(({ name, platform }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'VideoGame', name, gamePlatform: platform },
  })),
})
