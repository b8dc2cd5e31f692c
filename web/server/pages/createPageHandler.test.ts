import { type Socket, connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RENDER_SLOTS } from '../limits.ts'
import { startTestWeb, words } from '../testing/startTestWeb.ts'

const SLOTS = RENDER_SLOTS.atOnceMax
/** Page that does not fit into the buffers of a connection. */
const LARGE = 'a'.repeat(8_000_000)

/** Renders at once a page that is longer than a connection holds unread. */
const large: typeof words = () => {
  const source = new PassThrough()
  source.end(LARGE)
  return Promise.resolve({
    kind: 'page',
    status: 200,
    stream: { pipe: (to) => source.pipe(to), abort: () => source.destroy() },
    injection: { head: '', take: () => '' },
  })
}

/** Requests a page without reading the answer. */
function ask(url: string, path: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\naccept-encoding: identity\r\n\r\n`)
  onTestFinished(() => void socket.destroy())
  return socket
}

test('visitors who do not read their pages take no slot from others', async () => {
  let begun = 0
  const { url } = await startTestWeb({}, (request) => {
    begun += 1
    return begun <= SLOTS ? large(request) : words(request)
  })
  for (let count = 0; count < SLOTS; count += 1) ask(url, '/large')
  await vi.waitFor(() => expect(begun).toBe(SLOTS), { timeout: 10_000 })
  expect((await fetch(`${url}/salas`)).status).toBe(200)
})

test('nothing is rendered for a visitor who left while all slots were taken', async () => {
  const paths: string[] = []
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>()
  const { url } = await startTestWeb({}, async (request) => {
    paths.push(new URL(request.url).pathname)
    await isFree
    return words(request)
  })
  const pages = Array.from({ length: SLOTS }, () => fetch(`${url}/first`).then((page) => page.text()))
  await vi.waitFor(() => expect(paths).toHaveLength(SLOTS))
  const visit = new AbortController()
  const left = fetch(`${url}/left`, { signal: visit.signal }).catch(() => undefined)
  const next = fetch(`${url}/next`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  visit.abort()
  await left
  await new Promise((resolve) => setTimeout(resolve, 100))
  free()
  await Promise.all([...pages, next])
  expect(paths.slice(SLOTS)).toEqual(['/next'])
})
