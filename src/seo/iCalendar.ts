/** The format of calendars: iCalendar (RFC 5545). */

/** One calendar with its events, each a list of properties such as `STATUS:CONFIRMED`. */
export const calendarFile = (properties: readonly string[], events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...properties,
    ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')

/** An instant (ISO 8601) in UTC: `20261128T133000Z` (3.3.5). */
export const utc = (instant: string): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** A text as a value: signs with a meaning and ends of lines are escaped, other control characters are not allowed (3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r?\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')

/** The most octets of a line (3.1). */
const longest = 75

/** Goes on in further lines, which begin with a blank, where a line is too long; never within a character. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= longest) return line
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > longest) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
