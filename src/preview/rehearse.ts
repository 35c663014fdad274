/**
 * What runs for the first time takes several times as long as later, because V8 has not compiled it yet. The preview does
 * what a save asks for before there is one, so that the first save is shown as fast as the others.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { compileContent } from '../pages/compileContent.ts'
import { readSource } from '../content/source.ts'
import { Messages } from '../diagnostics/messages.ts'
import { nextTurn } from '../memo.ts'
import type { Options } from '../options.ts'

/** With many guides, it is enough to have seen some. In milliseconds of work. */
const longest = 6000
/** How often to ask whether somebody is still at work. In milliseconds. */
const patience = 250

/**
 * Checks the content as if one text after the other had been saved.
 *
 * @param isOver asked before each text, as is `isBusy`; nothing may keep a real save waiting
 * @param isBusy while it says so, the rest waits
 */
export async function rehearse(
  { content }: Pick<Options, 'content'>,
  isOver: () => boolean,
  isBusy: () => boolean,
): Promise<void> {
  const source = readSource(content, new Messages())
  let worked = 0
  const texts = ['.yaml', '.md'].flatMap((ending) =>
    [...source.files].filter(([path]) => path.endsWith(ending)),
  )
  // Once is not often enough for V8 to compile what takes longest.
  for (const [path, bytes] of [...texts, ...texts]) {
    await nextTurn()
    while (isBusy() && !isOver()) await wait(patience)
    if (isOver() || worked > longest) return
    const started = performance.now()
    const saved = new Map([...source.files, [path, Buffer.concat([bytes, Buffer.from('\n')])]])
    compileContent({ ...source, files: saved }, new Messages())
    worked += performance.now() - started
  }
}
