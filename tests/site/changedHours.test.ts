/** Another hour on one date of a tournament is beside that date wherever it is named. */
import { expect, test } from 'vitest'
import { build } from '../../build.ts'
import { textOf } from '../../src/siteFiles.ts'
import { buildDate, morningOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { withChanges, writeContent } from '../mistakes/index.ts'

test('the list of tournaments has the hours of a following date that differ from the usual ones', async () => {
  const content = await temporaryFolder()
  const { files } = withChanges([
    {
      file: 'tournaments.yaml',
      from: 'repeats: every tuesday\n',
      to: 'repeats: every tuesday\n    exceptions:\n      - date: 2026-12-08\n        start: 14:00\n        end: 16:00\n',
    },
  ])
  await writeContent(content, files)
  const options = { content, public: publicOf.second, check: true, now: morningOf(buildDate) }
  const { site, messages } = await build(optionsFor(options))
  expect(messages.hasErrors).toBe(false)
  const page = textOf(site.get('/tournaments.html'))
  expect(page).toMatch(/Up next on Tue 8 Dec, 14:00/)
})
