/** /gear: equipment, console lounge, games (spec section 2, "Gear section"). */

import type { Tag } from '../../templates/components/LabelledPhoto.tsx'
import { GearPage } from '../../templates/pages/GearPage.tsx'
import type { GearSectionProps } from '../../templates/sections/GearSection.tsx'
import type { Data } from '../content/types.ts'
import { equipment, games } from '../seo/jsonLd/exhibits.ts'
import { mention } from '../seo/jsonLd/node.ts'
import { type PageContext, type PageFile, pageFrame } from './context.ts'

export const gear: PageFile = (context) => {
  const { site, pages, gear } = context.content
  const section = gearSection(context)
  if (!pages.gear || !gear || !section) return []
  const url = `${site.url}/gear`
  const lists = [
    equipment(gear, pages.gear, url),
    ...(site.games.length > 0 ? [games(site, pages.gear, url)] : []),
  ]
  return [
    {
      path: '/gear',
      metadata: pages.gear,
      content: (
        <GearPage
          frame={pageFrame(context, pages.gear, 'gear')}
          section={section}
          gamesHeading={pages.gear.gamesHeading}
          platforms={platforms(site.games)}
        />
      ),
      jsonLd: {
        page: { '@type': 'CollectionPage', mainEntity: lists.map((list) => mention(list['@id'])) },
        nodes: lists,
      },
    },
  ]
}

/** The section of equipment, which the home page shows as well. */
export function gearSection({ content, pictures }: PageContext): GearSectionProps | undefined {
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
