import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startNeighbour, startTestWeb } from '../testing/startTestWeb.ts'

/** Sends a request line and headers as they are: clients would correct or refuse them. */
async function statusOf(url: string, head: string): Promise<number> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`${head}\r\nhost: a\r\nconnection: close\r\n\r\n`)
  return Number((await text(socket)).split(' ')[1])
}

/** Starts a storefront whose gateway answers everything; `seen` lists its requests and their bodies. */
async function startWithGateway() {
  const seen: (readonly [IncomingMessage, string])[] = []
  const gateway = await startNeighbour(async (request, response) => {
    seen.push([request, await text(request)])
    response.end('{}')
  })
  const { url } = await startTestWeb({ GATEWAY_URL: gateway })
  return { url, seen }
}

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'])(
  'a page and a document refuse %s with the methods that they take',
  async (method) => {
    const { url } = await startTestWeb()
    for (const path of ['/salas', '/robots.txt', '/assets/e.js'])
      expect(await statusOf(url, `${method} ${path} HTTP/1.1`)).toBe(405)
  },
)

test.each(['/100%', '/%zz', '/%ff', '/a%2fb', '/sitemap/x.xml', '/social-login', '/;a=b', '/%67raphql'])(
  'the address %s is looked up as a page, as it is spelled',
  async (path) => {
    const { url, seen } = await startWithGateway()
    expect(await statusOf(url, `GET ${path} HTTP/1.1`)).toBe(200)
    expect(seen).toEqual([])
  },
)

test.each(['//graphql', '/\\graphql', '/.//graphql', '/a/../graphql', '/%2e/graphql'])(
  'the address %s is routed as URL parsers read it',
  async (path) => {
    const { url, seen } = await startWithGateway()
    await statusOf(url, `GET ${path} HTTP/1.1`)
    expect(seen.map(([request]) => request.url)).toEqual(['/graphql'])
  },
)

test.each(['application/json', 'text/plain', 'none of them', ''])(
  'a body of the type “%s” is left to the gateway',
  async (type) => {
    const { url, seen } = await startWithGateway()
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 5\r\nconnection: close\r\n\r\n{"id"`,
    )
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
    expect(seen.map(([request, body]) => [request.headers['content-type'], body])).toEqual([[type, '{"id"']])
  },
)
