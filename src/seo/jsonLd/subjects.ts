/**
 * Content → what each page is about, for the route table. The counterpart of the views: a view is what a page shows, a
 * subject is what it tells machines of that, and it never says more than the page shows.
 */
import type { Content } from '../../content/types.ts'
import type { Pictures } from '../../pages/views.ts'
import { payment, profiles, search, shop, visit } from './business.ts'
import { events } from './events.ts'
import { equipment, games, photographs, questions } from './exhibits.ts'
import { mention, organizationId, placeId } from './ids.ts'
import type { Subject } from './node.ts'
import { priceCatalog } from './offers.ts'

/** @param today the day of the build, `YYYY-MM-DD`, in the site's time zone */
export function createSubjects(content: Content, pictures: Pictures, today: string) {
  const { site, pages } = content
  const thePlace = mention(placeId(site.url))
  const photo = (name: string | undefined) => {
    const picture = pictures.get(name ?? '')
    return picture && `${site.url}${picture.src}`
  }

  return {
    home: (): Subject => ({
      page: { '@type': 'WebPage', mainEntity: thePlace },
      nodes: [search(site)],
    }),

    about: (): Subject => ({
      page: { '@type': 'AboutPage', mainEntity: mention(organizationId(site.url)) },
      nodes: [profiles(site)],
    }),

    gear: (): Subject => {
      const url = `${site.url}/gear`
      const lists = [equipment(content, url), ...(site.games.length > 0 ? [games(content, url)] : [])]
      return {
        page: { '@type': 'CollectionPage', mainEntity: lists.map((list) => mention(list['@id'])) },
        nodes: lists,
      }
    },

    gallery: (): Subject => ({
      page: { '@type': 'ImageGallery', about: thePlace, image: photographs(content, pictures) },
    }),

    pricing: (): Subject => {
      const { catalog, services } = priceCatalog(content, `${site.url}/pricing`)
      return {
        page: { '@type': 'WebPage', mainEntity: mention(catalog['@id']) },
        nodes: [payment(content), shop(site, catalog['@id']), catalog, ...services],
      }
    },

    faq: (): Subject => ({ page: { '@type': 'FAQPage', about: thePlace, mainEntity: questions(content) } }),

    contact: (): Subject => ({
      page: { '@type': 'ContactPage', mainEntity: thePlace },
      nodes: [profiles(site), visit(site, photo(pages.contact.image)), payment(content)],
    }),

    tournaments: (): Subject => {
      const url = `${site.url}/tournaments`
      const nodes = events(content, url, photo(pages.tournaments.image), today)
      return {
        page: { '@type': 'CollectionPage', mainEntity: nodes.map((event) => mention(event['@id'])) },
        nodes,
      }
    },

    location: (): Subject => ({ page: { '@type': 'WebPage', about: thePlace } }),
  }
}
