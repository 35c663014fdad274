/** References that are not written like one, and would be shown as they are written. */

/** `$(site.name)`, `$ {site.name}`, `${site.name`, `{{site.name}}`, `{site.name}`, `$site.name` */
const almostReference =
  /\$\s*\((?=[a-z][\w-]*\.)|\$\s+\{(?=[a-z][\w-]*\.)|\$\{(?=[^{}\n]*(?:\n|$|\{))|(?<![${])\{+\s*(?=[a-z][\w-]*\.[a-z0-9-]+)|\$(?=[a-z][\w-]*\.[a-z0-9-]+)/g

/** Its opening signs, and the address behind them. */
const parts = /^([^\w\n]{1,6})([\w-]+(?:\.[\w-]+)+)/

/** Every malformed reference of a text: its offset, and all of it with its address, where it has one. */
export const findMalformedReferences = (text: string) =>
  [...text.matchAll(almostReference)].map(({ index: offset }) => {
    const rest = text.slice(offset)
    const [beginning = '', opening = '', address] = parts.exec(rest) ?? []
    // As many brackets are closed as were opened.
    const brackets = opening.replaceAll(/[^({]/g, '').length
    const [closing = ''] = /^\s{0,3}[)}]*/.exec(rest.slice(beginning.length)) ?? []
    const closed = closing.trim().slice(0, brackets)
    const end = beginning.length + (closed ? closing.indexOf(closed) + closed.length : 0)
    return { offset, written: rest.slice(0, end), address }
  })
