/** A program that writes two sites in turn until it is killed: `writeForever.ts FOLDER`. Says so when it has begun. */
import { Messages } from '../../src/diagnostics/messages.ts'
import { twoSites, writeTo } from './twoSites.ts'

const folder = process.argv[2] ?? ''
for (let turn = 0; ; turn++) {
  const messages = new Messages()
  await writeTo(folder, twoSites[turn % 2] ?? new Map(), messages, { cache: `${folder}.cache` })
  if (messages.hasErrors) throw new Error(messages.all.join('\n'))
  if (turn === 0) process.stdout.write('begun\n')
}
