/** The days on which an offer is shown, `YYYY-MM-DD` in the site's time zone. Without a day, it has no beginning or no end. */
export interface Period {
  from?: string | undefined
  /** The last day. */
  until?: string | undefined
}

/** Whether it is shown on a day. */
export const isOn = ({ from, until }: Period, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day <= until)
