/** Rules across files. What each of them reports is among the broken contents of tests/mistakes. */
import { expect, test } from 'vitest'
import { readSource, type Source } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { compileContent } from '../../src/pages/compileContent.ts'
import { contentOf } from '../cafes.ts'

const second = readSource(contentOf.second, new Messages())

/** The second café with changes: path, text to replace, replacement. */
function withChanges(...changes: [path: string, from: string | RegExp, to: string][]): Source {
  const files = new Map(second.files)
  for (const [path, from, to] of changes) {
    const before = new TextDecoder().decode(files.get(path))
    const after = before.replace(from, () => to)
    expect(after).not.toBe(before)
    files.set(path, new TextEncoder().encode(after))
  }
  return { folder: 'content', files }
}

function rulesBrokenBy(source: Source): (string | undefined)[] {
  const messages = new Messages()
  compileContent(source, messages)
  return messages.all.map(({ ruleId }) => ruleId).sort()
}

test('an error of one rule does not hide that of another in the same file', () => {
  const source = withChanges(
    ['site.yaml', 'label: Our story', 'label: The hall'],
    [
      'site.yaml',
      /^navigation:/m,
      'placeholders:\n  - field: contact.fax\n    note: Not known yet.\n\nnavigation:',
    ],
  )
  expect(rulesBrokenBy(source)).toEqual(['duplicate-label', 'unknown-placeholder'])
})

test('a rule skips a file in which a value is wrong', () => {
  const wrongPrice = withChanges(['packages.yaml', /price: \d+/, 'price: many'])
  expect(rulesBrokenBy(wrongPrice)).toHaveLength(1)
  expect(rulesBrokenBy(wrongPrice)).not.toContain('price-per-hour')
})
