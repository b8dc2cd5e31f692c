import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer, type Handler } from './createHttpServer.ts'

const LONG_HEADER = `x-long: ${'x'.repeat(40_000)}`

/** Sends text on a connection of its own. Returns all that came back until it was closed. */
function exchange(port: number, ...pieces: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(pieces[0] ?? ''))
    socket.on('data', (chunk) => {
      received += chunk.toString()
      if (received.includes('begun')) socket.write(pieces[1] ?? '')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
  })
}

describe('a request that Node cannot read', () => {
  const handler: Handler = async (_request, response) => {
    response.write('begun')
  }
  const server = createHttpServer(handler, { log: { error: () => {} }, headers: { 'x-own': 'own' } })
  let port = 0
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    port = typeof address === 'object' && address !== null ? address.port : 0
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it.each([
    [431, 'headers of 40 kB', `GET / HTTP/1.1\r\nhost: a\r\n${LONG_HEADER}\r\n\r\n`],
    [400, 'another protocol', 'HELO shop\r\n\r\n'],
    [400, 'a length that is none', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: many\r\n\r\n'],
    [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('is answered with %i and a code: %s', async (status, _what, text) => {
    const [head = '', body = ''] = (await exchange(port, text)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head.toLowerCase()).toContain('connection: close')
    expect(head.toLowerCase()).toContain('content-type: application/json')
    expect(head).toContain('x-own: own')
    expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })

  it('is not answered in the middle of another reply', async () => {
    const received = await exchange(
      port,
      'GET / HTTP/1.1\r\nhost: a\r\n\r\n',
      `GET / HTTP/1.1\r\n${LONG_HEADER}\r\n\r\n`,
    )
    expect(received).toContain('begun')
    expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})
