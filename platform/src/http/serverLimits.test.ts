import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '../limits.ts'
import { type App, createApp } from './createApp.ts'

let app: App
let port: number
beforeAll(async () => {
  app = await createApp({ logLevel: 'silent' })
  app.post('/echo', async () => ({ code: 200, result: 'ok' }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Sends bytes and nothing more; resolves with what came back when the server has closed the connection. */
async function sendOnly(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let reply = ''
  socket.on('data', (chunk) => (reply += chunk.toString())).on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return reply
}

const SLOW = { timeout: HEADERS_TIMEOUT_MS * 4 }

test(
  'a request whose head never ends is answered, and its connection closed; bodies have a limit, too',
  SLOW,
  async () => {
    expect(await sendOnly('POST /echo HTTP/1.1\r\nhost: a\r\nx-slow:')).toMatch(/^HTTP\/1\.1 408 /)
    expect(app.server.requestTimeout).toBe(REQUEST_TIMEOUT_MS)
  },
)

test('a head above 16 KB, and a request that is none, are refused', async () => {
  const large = `GET / HTTP/1.1\r\nhost: a\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`
  expect(await sendOnly(large)).toMatch(/^HTTP\/1\.1 431 /)
  expect(await sendOnly('no request at all\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  const { statusCode } = await app.inject({ method: 'POST', url: '/echo', payload: {} })
  expect(statusCode).toBe(200)
})
