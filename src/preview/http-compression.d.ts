declare module 'http-compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Options {
    /** Effort: 0 to 11 for Brotli, 0 to 9 for gzip. */
    level?: { brotli: number; gzip: number }
  }

  /** Middleware that compresses text as the request accepts it (github.com/Kikobeats/http-compression). */
  export default function compression(
    options?: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
