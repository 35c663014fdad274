import type { Content } from '../../../src/content/types.ts'

/** The specials for consoles and the offers of the price page, with their places in the content. Offers have no id. */
export const specialsAndOffersIn = ({ packages, pages }: Pick<Content, 'packages' | 'pages'>) => [
  ...(packages?.consoles?.specials ?? []).map(({ id, name, from, until }, index) => ({
    ...{ id, name, from, until },
    file: 'packages',
    path: ['consoles', 'specials', index],
  })),
  ...(pages.pricing?.offers ?? []).map(({ title, from, until }, index) => ({
    ...{ id: undefined, name: title, from, until },
    file: 'pages/pricing',
    path: ['offers', index],
  })),
]
