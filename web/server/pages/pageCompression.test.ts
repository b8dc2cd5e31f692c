import { once } from 'node:events'
import { type IncomingMessage, get } from 'node:http'
import { PassThrough } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { startTestWeb } from '../testing/startTestWeb.ts'

const DECODERS = { br: createBrotliDecompress, gzip: createGunzip, identity: () => new PassThrough() }

/** Starts a storefront whose page has written its first part and waits with the second. */
async function startHalfPage() {
  const source = new PassThrough()
  const { url } = await startTestWeb({}, () =>
    Promise.resolve({
      kind: 'page',
      status: 200,
      stream: { pipe: (to) => source.pipe(to), abort: () => source.destroy() },
      injection: { head: '', take: () => '' },
    }),
  )
  source.write('<html>first')
  return { url, source }
}

async function open(url: string, accepted: string): Promise<IncomingMessage> {
  const [response] = await once(get(url, { headers: { 'accept-encoding': accepted } }), 'response')
  return response
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=0', 'identity'],
] as const)('for “%s” a page is sent as %s, each part when it is written', async (accepted, encoding) => {
  const { url, source } = await startHalfPage()
  const response = await open(`${url}/salas`, accepted)
  expect(response.headers['content-encoding'] ?? 'identity').toBe(encoding)
  expect(response.headers.vary).toBe('cookie, accept-encoding')
  const decoded = response.pipe(DECODERS[encoding]())
  expect(String((await once(decoded, 'data'))[0])).toMatch(/^<html>first(?!.*second)/)
  source.end('second')
  expect(String((await once(decoded, 'data'))[0])).toContain('second')
})

test('a visitor who leaves in the middle of a page ends its rendering', async () => {
  const { url, source } = await startHalfPage()
  const response = await open(`${url}/salas`, 'gzip')
  const unpiped = vi.fn()
  source.once('pause', unpiped)
  response.destroy()
  await vi.waitFor(() => expect(unpiped).toHaveBeenCalled())
})
