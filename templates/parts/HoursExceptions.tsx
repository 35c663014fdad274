import * as data from './attributes.ts'

/** Days with other hours, or without any. */
export interface HoursException {
  text: string
  /** The instant at which they are over. */
  until: string
}

/** Closed days and other hours, to show beside the usual hours, a line each; nothing without any. */
export const HoursExceptions = ({ exceptions }: { exceptions: readonly HoursException[] }) =>
  exceptions.length > 0 && (
    <span className="hours-exceptions">
      {exceptions.map(({ text, until }) => (
        <span key={text} {...{ [data.until]: until }}>
          {text}
        </span>
      ))}
    </span>
  )
