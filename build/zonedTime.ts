/**
 * The moment at which clocks in a time zone show a date and a time.
 *
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 * @param timeZone an IANA name such as `Asia/Kolkata`
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const asUtc = new Date(`${date}T${time}:00Z`)
  const shown = (moment: Date) => {
    const parts = new Intl.DateTimeFormat('en-u-ca-iso8601', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }).formatToParts(moment)
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
    return Date.parse(`${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`)
  }
  // The offset is taken twice: the first guess may lie on the other side of a change of clocks.
  const guess = new Date(2 * asUtc.getTime() - shown(asUtc))
  return new Date(guess.getTime() + asUtc.getTime() - shown(guess))
}
