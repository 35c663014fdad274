/** /gear: equipment, console lounge, games (spec section 2, "Gear section"). */

import type { ItemListLeaf, ListItemLeaf } from 'schema-dts'
import type { MadePages, PageContext } from '../../src/pages/pageContext.ts'
import { listItems, mention, type Named } from '../../src/seo/jsonLd/node.ts'
import type { Data } from '../content.ts'
import { frameProps } from '../layout/frameProps.ts'
import { headerPicture } from '../parts/PageHeader.tsx'
import type { Subject } from '../parts/subject.ts'
import { GearPage } from './GearPage.tsx'
import { type GearSectionProps, gearSizes } from './GearSection.tsx'
import type { Tag } from './LabelledPhoto.tsx'

export const gear: Subject = { makePages }

function makePages(context: PageContext): MadePages {
  const { site, pages, gear } = context.content
  const section = gearSectionProps(context)
  if (!pages.gear || !gear || !section) return undefined
  const url = `${site.url}/gear`
  const frame = frameProps(context, pages.gear, 'gear')
  const [first] = section.photos
  const list = (id: string, name: string, items: ListItemLeaf[]): Named<ItemListLeaf> => ({
    '@type': 'ItemList',
    '@id': `${url}#${id}`,
    name,
    itemListElement: items,
  })
  const equipment = gear.items.map(({ id, name, text }) => ({
    name,
    description: text.text,
    url: `${url}#gear-${id}`,
  }))
  const games = site.games.map(({ name, platform }) => ({
    item: { '@type': 'VideoGame' as const, name, gamePlatform: platform },
  }))
  const lists = [
    // A plain list: equipment is not sold, so it is no `Product` with an offer.
    list('equipment', pages.gear.listHeading, listItems(equipment)),
    ...(games.length > 0 ? [list('games', pages.gear.gamesHeading, listItems(games))] : []),
  ]
  return {
    path: '/gear',
    metadata: pages.gear,
    mainPicture: headerPicture(frame.picture) ?? (first && { picture: first.picture, sizes: gearSizes }),
    content: (
      <GearPage
        frame={frame}
        section={section}
        gamesHeading={pages.gear.gamesHeading}
        platforms={platforms(site.games)}
      />
    ),
    jsonLd: {
      page: { '@type': 'CollectionPage', mainEntity: lists.map((list) => mention(list['@id'])) },
      nodes: lists,
    },
  }
}

/** The section of equipment, which the home page shows as well. */
export function gearSectionProps({ content, pictures }: PageContext): GearSectionProps | undefined {
  const { pages, gear } = content
  if (!pages.gear || !gear) return undefined
  const labelled = (image: string) => {
    const picture = pictures.get(image)
    return picture && { picture, tags: tagsOn(image, gear) }
  }
  const images = new Set(gear.items.flatMap(({ tags }) => tags.map((tag) => tag.image)))
  images.delete(gear.lounge.image)
  return {
    heading: pages.gear.listHeading,
    gear,
    photos: [...images].flatMap((image) => labelled(image) ?? []),
    lounge: labelled(gear.lounge.image),
  }
}

const tagsOn = (photograph: string, { items }: Data['gear']): Tag[] =>
  items.flatMap(({ id, name, tags }, index) =>
    tags
      .filter(({ image }) => image === photograph)
      .map(({ at }) => ({ number: index + 1, name, href: `#gear-${id}`, at })),
  )

function platforms(games: Data['site']['games']) {
  const names = [...new Set(games.map(({ platform }) => platform))]
  return names.map((name) => ({
    name,
    games: games.filter(({ platform }) => platform === name).map((game) => game.name),
  }))
}
