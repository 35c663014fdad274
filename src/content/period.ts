import type { Content } from './types.ts'

/** The days on which an offer is shown, `YYYY-MM-DD` in the site's time zone. Without a day, it has no beginning or no end. */
export interface Period {
  from?: string | undefined
  /** The last day. */
  until?: string | undefined
}

/** Whether it is shown on a day. */
export const isOn = ({ from, until }: Period, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day <= until)

/** The specials for consoles and the offers of the price page, with their places in the content. Offers have no id. */
export const offersIn = ({ packages, pages }: Pick<Content, 'packages' | 'pages'>) => [
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
