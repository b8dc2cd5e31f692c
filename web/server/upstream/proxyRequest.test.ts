import { expect, test } from 'vitest'
import { PASS_ON_BODY_MAX_BYTES, PASS_ON_UPLOAD_MAX_BYTES } from '../limits.ts'
import { startNeighbour, startTestWeb } from '../testing/startTestWeb.ts'

const inPieces = (text: string) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      const bytes = new TextEncoder().encode(text)
      for (let at = 0; at < bytes.length; at += 50_000) controller.enqueue(bytes.slice(at, at + 50_000))
      controller.close()
    },
  })

test.each([
  ['says its length', (text: string) => ({ body: text })],
  ['comes in pieces', (text: string) => ({ body: inPieces(text), duplex: 'half' as const })],
])('a body that %s is passed on up to its limit, and refused above it', async (_how, bodyOf) => {
  const gateway = await startNeighbour((request, response) => {
    let size = 0
    request.on('data', (chunk: Buffer) => (size += chunk.length))
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(String(size)))
  })
  const { url } = await startTestWeb({ GATEWAY_URL: gateway })
  const send = async (bytes: number) => {
    const response = await fetch(`${url}/graphql`, { method: 'POST', ...bodyOf('x'.repeat(bytes)) })
    return [response.status, await response.json()]
  }
  expect(await send(PASS_ON_BODY_MAX_BYTES)).toEqual([200, PASS_ON_BODY_MAX_BYTES])
  const error = {
    message: `A body has at most ${PASS_ON_BODY_MAX_BYTES} bytes.`,
    extensions: { code: 'BAD_USER_INPUT' },
  }
  expect(await send(PASS_ON_BODY_MAX_BYTES + 1)).toEqual([413, { errors: [error] }])
  expect(await send(2)).toEqual([200, 2])
})

test('an upload of a credit application is passed on as it was sent, up to the limit of the gateway', async () => {
  const asked: unknown[] = []
  const gateway = await startNeighbour((request, response) => {
    let size = 0
    request.on('data', (chunk: Buffer) => (size += chunk.length))
    request.on('end', () => {
      const { cookie, 'x-store': store, 'content-type': type } = request.headers
      asked.push([request.method, request.url, cookie, store, type, size])
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"CREDIT_APPLICATION_NOT_FOUND"}')
    })
  })
  const { url } = await startTestWeb({ GATEWAY_URL: gateway })
  const headers = { cookie: 'hogar_session_viu=x', 'x-store': 'viu', 'content-type': 'image/jpeg' }
  const send = (path: string, bytes: number) => fetch(url + path, { method: 'PUT', headers, body: 'x'.repeat(bytes) })
  const refused = await send('/credit/files/ID_FRONT', PASS_ON_UPLOAD_MAX_BYTES)
  expect([refused.status, await refused.json()]).toEqual([404, { code: 'CREDIT_APPLICATION_NOT_FOUND' }])
  await send('/credit/live-test?challenge=c', 3)
  expect((await send('/credit/files/ID_BACK', PASS_ON_UPLOAD_MAX_BYTES + 1)).status).toBe(413)
  const [cookie, , type] = Object.values(headers)
  expect(asked).toEqual([
    ['PUT', '/credit/files/ID_FRONT', cookie, 'viu', type, PASS_ON_UPLOAD_MAX_BYTES],
    ['PUT', '/credit/live-test?challenge=c', cookie, 'viu', type, 3],
  ])
})
