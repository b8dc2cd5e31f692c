import { createServer, request as ask } from 'node:http'
import { freePort } from '../servers/freePort.ts'

/** A shop behind a proxy that can bring out a new version of its service worker. */
export type ReleasingProxy = Readonly<{ url: string; release: () => void; close: () => Promise<void> }>

const WORKER = '/service-worker.js'

/** Starts a proxy in front of a shop whose service worker becomes another one with each release. */
export async function startReleasingProxy(target: string): Promise<ReleasingProxy> {
  let releases = 0
  const server = createServer((request, response) => {
    // A line is added to the worker: it has to come whole, and as it is.
    const headers = request.url === WORKER ? { host: request.headers.host } : request.headers
    const onward = ask(target + request.url, { method: request.method, headers }, (answer) => {
      if (request.url !== WORKER || releases === 0) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        return void answer.pipe(response)
      }
      // Its length and its tag are those of the file without the line.
      response.writeHead(answer.statusCode ?? 502, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      response.write(`// Release ${releases}.\n`)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => void (releases += 1),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
