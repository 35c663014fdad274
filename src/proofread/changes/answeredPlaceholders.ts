/** Examples that were replaced in this change, and that are still listed as examples: the site leaves out what it can do without. */
import { isDeepStrictEqual } from 'node:util'
import { at, parseAgain } from '../../content/findInContent.ts'
import { exampleFieldOf, leftOutFor } from '../../content/placeholders.ts'
import type { Source } from '../../content/source.ts'
import { linesOf, type Path } from '../../diagnostics/positions.ts'
import type { RenderedSite } from '../../renderedSite.ts'
import { valueAt } from '../../validate/walkSchema.ts'

/** Warns of a new value of a field that `placeholders` in site.yaml lists. */
export function reportAnsweredPlaceholders(
  { content, definition, source, messages }: RenderedSite,
  earlier: Source,
): void {
  const list = parseAgain(source, 'site.yaml')
  for (const [index, { field }] of content.site.placeholders.entries()) {
    const example = exampleFieldOf(field, definition.collections) ?? { file: 'site', path: field.split('.') }
    const { file, path } = example
    const name = `${file}.yaml`
    const value = valueIn(source, name, path)
    if (value === undefined || isDeepStrictEqual(value, valueIn(earlier, name, path))) continue
    const isLeftOut = leftOutFor(example, definition.collections) !== undefined
    const outcome = isLeftOut ? 'the site does not use it' : 'the release check refuses it'
    messages.warning({
      ...at(parseAgain(source, name), path),
      rule: 'filled-example',
      reason: `“${field}” has a new value, but site.yaml still lists it as an example, so ${outcome}.`,
      remedy: `If it is the real value, delete ${linesOf(list, ['placeholders', index])} of site.yaml, its entry below “placeholders”.`,
    })
  }
}

const valueIn = (source: Source, name: string, path: Path): unknown =>
  source.files.has(name) ? valueAt(parseAgain(source, name).toValue(), path) : undefined
