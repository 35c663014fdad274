/** The grammar of iCalendar (RFC 5545, with the properties of RFC 7986), without any code of a calendar library. */

interface Line {
  name: string
  parameters: Record<string, string>
  value: string
}

/** Control characters but the tab, which no line may have (3.1, CONTROL). */
const control = '\\x00-\\x08\\x0a-\\x1f\\x7f'
const parameterValue = `(?:"[^"${control}]*"|[^";:,${control}]*)`
const parameter = `;[A-Za-z0-9-]+=${parameterValue}(?:,${parameterValue})*`
/** `name *(";" param ) ":" value` (3.1). */
const contentLine = new RegExp(`^([A-Za-z0-9-]+)((?:${parameter})*):([^${control}]*)$`)

/** The kinds of values (3.3). A text escapes `\`, `;`, `,` and ends of lines, and nothing else (3.3.11). */
const kinds = {
  text: new RegExp(`^(?:\\\\[\\\\;,Nn]|[^\\\\;,${control}])*$`),
  uri: /^[a-z][a-z0-9+.-]*:[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/i,
  integer: /^[+-]?\d{1,10}$/,
  utc: /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\dZ$/,
  time: /^\d{8}(T([01]\d|2[0-3])[0-5]\d[0-5]\dZ)?$/,
  duration: /^[+-]?P(\d+W|\d+D(T(\d+H)?(\d+M)?(\d+S)?)?|T(\d+H)?(\d+M)?(\d+S)?)$/,
  geo: /^[+-]?\d+(\.\d+)?;[+-]?\d+(\.\d+)?$/,
  version: /^2\.0$/,
  status: /^(TENTATIVE|CONFIRMED|CANCELLED)$/,
}

interface Property {
  kind: keyof typeof kinds
  isRequired?: boolean
  /** The type that its value must be declared as, as it differs from the usual one. */
  declared?: string
}

/** What our calendars may have; each at most once (3.6, 3.6.1; RFC 7986, 5). */
const properties: Record<string, Record<string, Property>> = {
  VCALENDAR: {
    VERSION: { kind: 'version', isRequired: true },
    PRODID: { kind: 'text', isRequired: true },
    SOURCE: { kind: 'uri', declared: 'URI' },
    NAME: { kind: 'text' },
    'REFRESH-INTERVAL': { kind: 'duration', declared: 'DURATION' },
    'X-WR-CALNAME': { kind: 'text' },
    'X-PUBLISHED-TTL': { kind: 'duration' },
  },
  VEVENT: {
    UID: { kind: 'text', isRequired: true },
    DTSTAMP: { kind: 'utc', isRequired: true },
    DTSTART: { kind: 'time', isRequired: true },
    DTEND: { kind: 'time', isRequired: true },
    SEQUENCE: { kind: 'integer' },
    STATUS: { kind: 'status' },
    SUMMARY: { kind: 'text' },
    DESCRIPTION: { kind: 'text' },
    LOCATION: { kind: 'text' },
    GEO: { kind: 'geo' },
    URL: { kind: 'uri' },
  },
}

/** What is wrong with a file: its bytes and lines, the order and the values of its properties. */
export function mistakesInCalendar(file: Uint8Array): string[] {
  const mistakes = mistakesInLines(file)
  const components: { name: string; lines: Line[] }[] = []
  const open: string[] = []
  for (const written of unfolded(Buffer.from(file).toString())) {
    const line = parseLine(written)
    if (!line) {
      mistakes.push(`no property: ${written}`)
    } else if (line.name === 'BEGIN') {
      components.push({ name: line.value, lines: [] })
      open.push(line.value)
    } else if (line.name === 'END') {
      if (open.pop() !== line.value) mistakes.push(`${line.value} ends, but has not begun`)
    } else {
      const component = components.at(-1)
      // The properties of a calendar come before its components (3.4: calprops component).
      if (component?.name === open.at(-1)) component?.lines.push(line)
      else mistakes.push(`${line.name} is after a component`)
    }
  }
  const [calendar, ...events] = components
  if (calendar?.name !== 'VCALENDAR' || open.length > 0) mistakes.push('no complete calendar')
  if (events.length === 0) mistakes.push('no event')
  const ids = events.flatMap(({ lines }) => lines.filter(({ name }) => name === 'UID'))
  if (new Set(ids.map(({ value }) => value)).size < events.length) mistakes.push('an id is there twice')
  return [...mistakes, ...components.flatMap(mistakesInComponent)]
}

/** Lines end with CR and LF, have 75 octets at most, and are folded between characters (3.1). */
function mistakesInLines(file: Uint8Array): string[] {
  const text = Buffer.from(file).toString('latin1')
  const mistakes = /[\r\n]/.test(text.replaceAll('\r\n', '')) ? ['a line does not end with CR and LF'] : []
  if (!text.endsWith('\r\n')) mistakes.push('the last line does not end')
  for (const line of text.split('\r\n')) {
    const bytes = Buffer.from(line, 'latin1')
    if (bytes.length > 75) mistakes.push(`${bytes.length} octets: ${bytes}`)
    if (!Buffer.from(bytes.toString()).equals(bytes)) mistakes.push(`not UTF-8: ${bytes}`)
  }
  return mistakes
}

const unfolded = (text: string) =>
  text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)

function parseLine(written: string): Line | undefined {
  const [, name, parameters = '', value = ''] = contentLine.exec(written) ?? []
  if (name === undefined) return undefined
  const pairs = parameters
    .split(';')
    .slice(1)
    .map((pair) => pair.split('='))
  return { name, parameters: Object.fromEntries(pairs), value }
}

function mistakesInComponent({ name: component, lines }: { name: string; lines: readonly Line[] }): string[] {
  const known = properties[component]
  if (!known) return [`unknown component ${component}`]
  const count = (name: string) => lines.filter((line) => line.name === name).length
  const missing = Object.entries(known).filter(([name, { isRequired }]) => isRequired && count(name) === 0)
  return [
    ...missing.map(([name]) => `${component} without ${name}`),
    ...lines.flatMap(({ name, parameters, value }) => {
      const property = known[name]
      if (!property) return [`${component} with ${name}`]
      const { kind, declared = parameters.VALUE } = property
      const isRight = kinds[kind].test(value) && parameters.VALUE === declared && count(name) === 1
      return isRight ? [] : [`${component}: ${name};VALUE=${parameters.VALUE}:${value}`]
    }),
    ...(component === 'VEVENT' ? mistakesInTimes(lines) : []),
  ]
}

/** Both times of an event are dates or both are instants, and it ends after it begins (3.6.1, 3.8.2.2). */
function mistakesInTimes(lines: readonly Line[]): string[] {
  const [start, end] = ['DTSTART', 'DTEND'].map((name) => lines.find((line) => line.name === name))
  if (!start || !end) return []
  const isRight = [start, end].every(
    ({ parameters, value }) => (parameters.VALUE === 'DATE') === /^\d{8}$/.test(value),
  )
  return isRight && start.value.length === end.value.length && end.value > start.value
    ? []
    : [`from ${start.value} to ${end.value}`]
}
