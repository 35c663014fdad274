/** Firefox as its maker and Debian have it, over WebDriver BiDi (w3.org/TR/webdriver-bidi). */
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import * as z from 'zod'
import type { Driver, Key } from './engine.ts'
import { fontSettings } from './fonts.ts'
import { patience, printed, profileFolder, removeFolder, start, stop } from './program.ts'

const preferences = {
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  // A mouse, which a headless Firefox does not have: fine (2) and able to hover (4).
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

/** The code points of keys (w3.org/TR/webdriver, 17.4.2). */
const codePoints: Record<Key, string> = {
  Tab: '\ue004',
  Enter: '\ue007',
  Escape: '\ue00c',
  End: '\ue010',
  Home: '\ue011',
  ArrowLeft: '\ue012',
  ArrowRight: '\ue014',
}

/** Starts a Firefox with a new profile. */
export async function startFirefox(path: string): Promise<Driver> {
  const profile = await profileFolder()
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const program = start(path, args, { HOME: profile, ...(await fontSettings(profile)) })
  const { send, close } = await connect(await printed(program, /BiDi listening on (ws:\S+)/))
  await send('session.new', { capabilities: {} })
  const [{ context }] = tabs.parse(await send('browsingContext.getTree', {})).contexts
  const perform = async (input: object) => {
    await send('input.performActions', { context, actions: [input] })
  }
  return {
    async open(url, viewport) {
      await send('browsingContext.setViewport', { context, viewport, devicePixelRatio: 1 })
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const answer = await send('script.evaluate', { expression, awaitPromise: true, target: { context } })
      const { result, exceptionDetails } = evaluated.parse(answer)
      if (!result) throw new Error(exceptionDetails?.text)
      return result.value
    },
    press: (key) =>
      perform({ type: 'key', id: 'keyboard', actions: press('key', { value: codePoints[key] }) }),
    clickAt: (x, y) =>
      perform({
        type: 'pointer',
        id: 'mouse',
        actions: [{ type: 'pointerMove', x, y }, ...press('pointer', { button: 0 })],
      }),
    async screenshot() {
      return Buffer.from(
        shot.parse(await send('browsingContext.captureScreenshot', { context })).data,
        'base64',
      )
    },
    async close() {
      close()
      await stop(program)
      await removeFolder(profile)
    },
  }
}

const press = (device: 'key' | 'pointer', what: object) =>
  ['Down', 'Up'].map((half) => ({ type: device + half, ...what }))

const tabs = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) })
const shot = z.object({ data: z.string() })
const evaluated = z.object({
  result: z.object({ value: z.string() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
})
const message = z.object({ id: z.number().nullish(), result: z.unknown(), message: z.string().optional() })
type Message = z.infer<typeof message>

/** Connects to a browser. Each command has an answer with its number; one with a message has failed. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Message) => void>()
  socket.on('message', (text) => {
    const answer = message.parse(JSON.parse(String(text)))
    waiting.get(answer.id ?? 0)?.(answer)
  })
  let last = 0
  return {
    async send(method: string, params: object): Promise<unknown> {
      const id = ++last
      const answered = new Promise<Message>((resolve) => waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, method, params }))
      const answer = await Promise.race([answered, wait(patience, undefined, { ref: false })])
      waiting.delete(id)
      if (!answer || answer.message)
        throw new Error(`${method}: ${answer?.message ?? 'no answer from Firefox'}`)
      return answer.result
    },
    close: () => socket.terminate(),
  }
}
