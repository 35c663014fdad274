import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ofBuild, ofTwoThreads } from '../../src/engineFlags.mjs'

test('flags are taken back to what this Node starts with', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  const defaults = new Set([...known.matchAll(/ default: (\S+)/g)].map(([, flag]) => flag))
  const flags = [...ofBuild, ...ofTwoThreads]
  expect(flags).not.toHaveLength(0)
  for (const [set, unset] of flags) {
    expect(defaults, unset).toContain(unset)
    expect(defaults, set).not.toContain(set)
  }
})
