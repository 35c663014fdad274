import * as data from './attributes.ts'

/** The last day of an offer, in words, and the instant at which it is over. */
export interface Ending {
  date: string
  printed: string
  over: string
}

export const Until = ({ ending }: { ending: Ending }) => <time dateTime={ending.date}>{ending.printed}</time>

/** For the element of an offer: a script hides it once it is over. */
export const whileOn = (ending: Ending | undefined) => (ending ? { [data.until]: ending.over } : {})
