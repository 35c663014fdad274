/** A program that writes two sites in turn until it is killed: `writeForever.ts FOLDER`. Prints `begun` after the first one. */
import { Messages } from '../../src/diagnostics/messages.ts'
import { twoSites, writeTo } from './twoSites.ts'

const folder = process.argv[2] ?? ''
for (let turn = 0; ; turn++) {
  const messages = new Messages()
  writeTo(folder, twoSites[turn % 2] ?? new Map(), messages)
  if (messages.hasErrors) throw new Error(messages.all.join('\n'))
  if (turn === 0) process.stdout.write('begun\n')
}
