import { once } from 'node:events'
import { type IncomingHttpHeaders, createServer } from 'node:http'
import { Agent } from 'undici'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGatewayTransport } from './createGatewayTransport.ts'

const dispatcher = new Agent()
const asked: IncomingHttpHeaders[] = []
let status = 200
/** Body of an answer whose status is not 200, as JSON; null for none. */
let refusal: string | null = null
/** Number of requests whose connection ends without an answer. */
let lost = 0
/** Statuses of the next answers, as a balancer sends them: as a page. */
let ofBalancer: number[] = []
const server = createServer((request, response) => {
  asked.push(request.headers)
  if (lost > 0) {
    lost -= 1
    return void request.socket.destroy()
  }
  const refused = ofBalancer.shift()
  if (refused !== undefined) return void response.writeHead(refused, { 'content-type': 'text/html' }).end('<html>')
  if (status !== 200) {
    response.writeHead(status, refusal === null ? {} : { 'content-type': 'application/json' })
    return void response.end(refusal)
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}')
})
let gatewayUrl: string
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  gatewayUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
beforeEach(() => {
  asked.length = 0
  status = 200
  refusal = null
  lost = 0
  ofBalancer = []
})
afterAll(async () => {
  await dispatcher.close()
  server.close()
})

async function ask(options: Readonly<{ deadlineMs?: number; onSharedAnswer?: () => void }> = {}) {
  const send = createGatewayTransport({
    dispatcher,
    gatewayUrl,
    storeCode: 'de',
    visitor: { address: '192.0.2.7', cookie: null, scheme: 'http', requestId: 'r1' },
    renders: { storefrontKey: 'the key of a storefront', waitMs: () => 0 },
    onSetCookie: () => undefined,
    ...options,
  })
  const request = { id: 'q', name: 'Q', variables: {}, signal: new AbortController().signal }
  for await (const part of send(request as never)) expect(part).toEqual({ data: {} })
}

test('a page that is rendered waits 1 s for a call to the platform, for shared and private pages', async () => {
  await ask()
  await ask({ onSharedAnswer: () => undefined })
  expect(asked.map((headers) => headers['x-deadline-ms'])).toEqual(['1000', '1000'])
  expect(asked[0]).toMatchObject({ 'x-store': 'de', 'x-request-id': 'r1', 'x-forwarded-for': '192.0.2.7' })
})

test('a page that no visitor waits for may wait longer', async () => {
  await ask({ deadlineMs: 5_000 })
  expect(asked[0]?.['x-deadline-ms']).toBe('5000')
})

test('the queries of one page name the storefront, and say which of them continue it', async () => {
  const counted: string[] = []
  const send = createGatewayTransport({
    dispatcher,
    gatewayUrl,
    storeCode: 'de',
    visitor: { address: '192.0.2.7', cookie: null, scheme: 'http', requestId: 'r1' },
    renders: { storefrontKey: 'the key of a storefront', waitMs: (address) => (counted.push(address), 0) },
    onSetCookie: () => undefined,
  })
  const request = { id: 'q', name: 'Q', variables: {}, signal: new AbortController().signal }
  for (let query = 0; query < 2; query += 1) for await (const _part of send(request as never));
  expect(asked.map((headers) => headers['x-storefront-key'])).toEqual(Array(2).fill('the key of a storefront'))
  expect(asked.map((headers) => headers['x-visit-continued'])).toEqual([undefined, '1'])
  expect(counted).toEqual(['192.0.2.7'])
})

test('a page above the limit of its address is not requested', async () => {
  const send = createGatewayTransport({
    dispatcher,
    gatewayUrl,
    storeCode: 'de',
    visitor: { address: '192.0.2.7', cookie: null, scheme: 'http', requestId: 'r1' },
    renders: { storefrontKey: null, waitMs: () => 2_000 },
    onSetCookie: () => undefined,
  })
  const request = { id: 'q', name: 'Q', variables: {}, signal: new AbortController().signal }
  const answer = send(request as never)[Symbol.asyncIterator]()
  await expect(answer.next()).rejects.toMatchObject({ kind: 'rateLimited', retryAfterMs: 2_000 })
  expect(asked).toEqual([])
})

test.each([
  [414, 'tooLarge'],
  [431, 'tooLarge'],
  [400, 'rejected'],
])('a gateway that answers %i has found the page’s own request %s', async (given, kind) => {
  status = given
  await expect(ask()).rejects.toMatchObject({ kind })
})

test.each([414, 431])('the JSON of a gateway that answers %i is no answer to the page', async (given) => {
  status = given
  refusal = '{"errors":[{"message":"Too long.","extensions":{"code":"BAD_USER_INPUT"}}]}'
  await expect(ask()).rejects.toMatchObject({ kind: 'tooLarge' })
})

test('a page asks once more when its connection ends without an answer, and not twice', async () => {
  lost = 1
  await ask()
  expect(asked).toHaveLength(2)
  lost = 2
  await expect(ask()).rejects.toMatchObject({ kind: 'unreachable' })
  expect(asked).toHaveLength(4)
})

test.each([502, 503])('retries once when the balancer answers %i', async (refused) => {
  ofBalancer = [refused]
  await ask()
  expect(asked).toHaveLength(2)
  ofBalancer = [refused, refused]
  await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' })
  expect(asked).toHaveLength(4)
})
