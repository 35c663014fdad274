/** Runs once before the browser tests: builds the real site and serves it as a host would, until they are done. */
import { report } from '../../build/messages.ts'
import { serve } from '../../build/serve.ts'
import { build } from '../../build.ts'
import { built, optionsFor } from '../cafes.ts'

export default async function serveSite() {
  const { messages } = await build(optionsFor({ out: built.first }))
  if (messages.hasErrors) throw new Error(report(messages.all, () => undefined))
  const { server, url } = await serve(built.first, 4000)
  process.env.SITE_URL = url
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
