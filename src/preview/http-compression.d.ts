declare module 'http-compression' {
  type Listener = import('node:http').RequestListener

  /** Middleware that compresses text as the request accepts it, with an effort of 0 to 11 for Brotli, 0 to 9 for gzip. */
  export default function compression(options: {
    level: { brotli: number; gzip: number }
  }): (...args: [...Parameters<Listener>, next: () => void]) => void
}
