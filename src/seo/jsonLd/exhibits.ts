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

type Exhibit = Data['gallery']['items'][number] & { isIllustration: boolean }

/** Title and caption speak of the café; of an illustration only what can be seen on it is said. */
export const photographs = (
  items: readonly Exhibit[],
  site: Data['site'],
  pictures: ReadonlyMap<string, Picture>,
) =>
  items.flatMap(({ url, title, description, isIllustration }): ImageObjectLeaf[] => {
    const picture = pictures.get(url)
    if (!picture) return []
    return [
      {
        '@type': 'ImageObject',
        contentUrl: `${site.url}${picture.src}`,
        ...(isIllustration ? { caption: picture.alt } : { name: title, caption: description }),
      },
    ]
  })

/** The equipment as a plain list: it is used here and not sold, so it is no `Product` with an offer. */
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
