/** The first café with the longest names, prices and bars that the content allows. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const edits: Record<string, ReadonlyArray<readonly [before: string, after: string]>> = {
  'packages.yaml': [
    ['name: PRO ULTRA', 'name: PRO ULTRA TOURNAMENT SCREEN'],
    ['name: Legend Pro', 'name: Legendary Professional Marathon Pass'],
    ['price: 3600\n            perHour: 65', 'price: 12600\n            perHour: 229'],
    ['price: 3600\n            perHour: 65', 'price: 12600\n            perHour: 229'],
    ['price: 599\n            perHour: 85', 'price: 2599\n            perHour: 371'],
    ['price: 699\n            perHour: 99', 'price: 2699\n            perHour: 385'],
  ],
  'tournaments.yaml': [
    ['name: BGMI', 'name: Battlegrounds Mobile India Invitational'],
    ['prize: 10000', 'prize: 125000'],
    ['entry: 500', 'entry: 12500'],
  ],
  'calendar.yaml': [
    [
      '\nclosures:\n',
      `
closures:
  - id: renovation
    name: Renovation of the tournament area
    from: 2026-12-01
    to: 2026-12-02
    hours: closed
`,
    ],
    [
      '\nnotices:\n',
      `
notices:
  - id: consoles
    text: Two more consoles are in the lounge since Monday, with a second row of sofas. [See the lounge](/gear)
    from: 2026-11-20
    until: 2026-12-05
`,
    ],
  ],
}

/** Makes a copy of the first café's content long. @throws if the content has changed so that an edit finds nothing */
export async function makeLong(content: string): Promise<void> {
  for (const [name, changes] of Object.entries(edits)) {
    const path = join(content, name)
    let text = await readFile(path, 'utf8')
    for (const [before, after] of changes) {
      if (!text.includes(before)) throw new Error(`${name} has no “${before}”.`)
      text = text.replace(before, after)
    }
    await writeFile(path, text)
  }
}
