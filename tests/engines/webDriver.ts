/** A client of WebDriver (w3.org/TR/webdriver). */
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { patience } from './program.ts'

export interface Session {
  /** @param path after that of the session */
  send(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>
  /** The result of an expression in the page, which is a promise of a text. */
  evaluate(expression: string): Promise<string>
}

const reply = z.object({ value: z.unknown() })
const failure = z.object({ error: z.string(), message: z.string() })
const started = z.object({ sessionId: z.string() })
const evaluated = z.object({ value: z.string().optional(), error: z.string().optional() })

/** Starts a browser by its driver, as soon as that answers. */
export async function startSession(address: string, browser: object): Promise<Session> {
  const request = async (method: string, path: string, body?: object) => {
    const response = await fetch(address + path, {
      method,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(patience),
    })
    const { value } = reply.parse(await response.json())
    if (response.ok) return value
    const { error, message } = failure.parse(value)
    throw new Error(`${path}: ${error} ${message}`)
  }
  const isReady = () =>
    request('GET', '/status').then(
      () => true,
      () => false,
    )
  while (!(await isReady())) await wait(50)
  const capabilities = { alwaysMatch: { timeouts: { script: patience, pageLoad: patience }, ...browser } }
  const { sessionId } = started.parse(await request('POST', '/session', { capabilities }))
  const send: Session['send'] = (method, path, body) => request(method, `/session/${sessionId}${path}`, body)
  return {
    send,
    async evaluate(expression) {
      const script = `const done = arguments[0];
        ${expression}.then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const { value, error } = evaluated.parse(await send('POST', '/execute/async', { script, args: [] }))
      if (value === undefined) throw new Error(error)
      return value
    },
  }
}
