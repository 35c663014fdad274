/** Requests to a server on this machine, as a browser makes none: raw paths, any method, broken lines. */
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request with its path as it is. Of a `Location` on the same server, Apache's form, only the path is left. */
export const ask = (port: number, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const location = response.headers.location?.replace(`http://127.0.0.1:${port}/`, '/')
        resolve({
          status: response.statusCode ?? 0,
          headers: { ...response.headers, ...(location !== undefined && { location }) },
          body: Buffer.concat(chunks),
        })
      })
    })
      .on('error', reject)
      .end()
  })

/** Sends raw bytes, and returns the whole response; `last` ends the connection. */
export const send = (port: number, text: string, last = false) =>
  new Promise<string>((resolve, reject) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () =>
      last ? socket.end(text, 'latin1') : socket.write(text, 'latin1'),
    )
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(said))
  })
