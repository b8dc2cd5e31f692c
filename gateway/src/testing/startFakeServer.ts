import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Request received by the fake platform. */
export type SeenRequest = Readonly<{
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}>

export type Answer = (request: SeenRequest, response: ServerResponse) => void

/** Starts an HTTP server on a free port that sends the given replies and records its requests. */
export async function startFakeServer(answer: Answer) {
  const seen: SeenRequest[] = []
  let current = answer
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { method = '', headers } = request
    const one: SeenRequest = { method, path: url.pathname, query: url.searchParams, headers, body }
    seen.push(one)
    current(one, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    answerWith: (other: Answer) => {
      current = other
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Sends a JSON reply. */
export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}
