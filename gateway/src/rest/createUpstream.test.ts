import type { ServerResponse } from 'node:http'
import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSession } from '../session/createSession.ts'
import { EMPTY_SESSION, type SessionData } from '../session/sessionData.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import type { CallReport } from './callReport.ts'
import { createUpstream } from './createUpstream.ts'
import { createDeadline } from './deadlines/deadline.ts'
import { ENDPOINTS, type EndpointTable } from './endpoints.ts'
import { BREAKER_FAILURES, REPLY_MAX_BYTES } from './limits.ts'
import { createPlatformClient, type PlatformClient } from './platformClient.ts'

let platform: Awaited<ReturnType<typeof startFakeServer>>
let client: PlatformClient

beforeEach(async () => {
  platform = await startFakeServer((request, response) => json(response, { code: 200, result: request.path }))
  client = createPlatformClient({ url: platform.url, endpoints: ENDPOINTS, tokenInHeader: false })
})

afterEach(async () => {
  await client.dispatcher.destroy()
  await platform.close()
})

const sessionOf = (tokens: Partial<SessionData>) =>
  createSession({ id: 'a-session-of-somebody', data: { ...EMPTY_SESSION, ...tokens } })

type Binding = Partial<Parameters<typeof createUpstream>[1]>

function upstream(binding: Binding = {}, platformClient = client) {
  return createUpstream(platformClient, {
    store: DEFAULT_STORE,
    session: sessionOf({ cartToken: 'cart-1', userToken: null }),
    deadline: createDeadline(5_000, 5_000),
    signal: new AbortController().signal,
    requestId: 'request-1',
    ...binding,
  })
}

const stock = (sku: string) => ({ query: { skus: sku } })

describe('what is sent', () => {
  it('names store, request and tokens', async () => {
    await upstream({ session: sessionOf({ cartToken: 'c&1', userToken: 'u=1' }) }).call('cartPull')
    const [seen] = platform.seen
    expect(Object.fromEntries(seen!.query)).toEqual({ storeCode: 'hogar', token: 'u=1', cartId: 'c&1' })
    expect(seen!.headers).toMatchObject({ 'x-vs-store-code': 'hogar', 'x-request-id': 'request-1' })
  })

  it('sends the user token as a header where the platform wants it there', async () => {
    const inHeader = createPlatformClient({ url: platform.url, endpoints: ENDPOINTS, tokenInHeader: true })
    await upstream({ session: sessionOf({ cartToken: 'c', userToken: 'u' }) }, inHeader).call('cartPull')
    expect(platform.seen[0]!.headers.authorization).toBe('Bearer u')
    expect(platform.seen[0]!.query.has('token')).toBe(false)
    await inHeader.close()
  })

  it('keeps tokens out of public calls', async () => {
    await upstream({ session: sessionOf({ cartToken: 'c', userToken: 'u' }) }).call('stockList', stock('A'))
    expect(Object.fromEntries(platform.seen[0]!.query)).toEqual({ skus: 'A', storeCode: 'hogar' })
  })

  it('writes a constant call down once, but never one that carries a token', async () => {
    const call = { query: { skus: 'A' }, body: { times: 0 }, isConstant: true }
    for (const [times, cartToken] of ['one', 'two'].entries()) {
      call.body.times = times
      await upstream({ session: sessionOf({ cartToken, userToken: cartToken }) }).call('cartPull', call)
      await upstream().call('stockList', { ...call, isConstant: false })
      await upstream().call('stockCheck', call)
    }
    const sent = (path: string) =>
      platform.seen.flatMap((seen) => (seen.path.endsWith(path) ? `${seen.query.get('token') ?? ''} ${seen.body}` : []))
    expect(sent('/cart/pull')).toEqual(['one {"times":0}', 'two {"times":1}'])
    expect(sent('/stock/list')).toEqual([' {"times":0}', ' {"times":1}'])
    expect(sent('/stock/check')).toEqual([' {"times":0}'])
  })

  it('sends a body as JSON and the idempotency key along', async () => {
    await upstream().call('cartUpdate', { body: { cartItem: { sku: 'A' } }, idempotencyKey: 'key:1' })
    expect(platform.seen[0]).toMatchObject({ method: 'POST', body: '{"cartItem":{"sku":"A"}}' })
    expect(platform.seen[0]!.headers).toMatchObject({ 'idempotency-key': 'key:1', 'content-type': 'application/json' })
  })

  it('stays below the path of the platform address', async () => {
    const below = createPlatformClient({ url: `${platform.url}/base/`, endpoints: ENDPOINTS, tokenInHeader: false })
    await upstream({}, below).call('cartPull')
    expect(platform.seen[0]!.path).toBe('/base/api/cart/pull')
    await below.close()
  })
})

describe('reads', () => {
  it('are one HTTP call when one request asks twice, and shared for a moment when others ask', async () => {
    const reports: CallReport[] = []
    const one = upstream({ report: (report) => reports.push(report) })
    await Promise.all([one.call('stockList', stock('A')), one.call('stockList', stock('A'))])
    await Promise.all([upstream().call('stockList', stock('A')), upstream().call('stockList', stock('A'))])
    await one.call('stockList', stock('B'))
    expect(platform.seen.map((seen) => seen.query.get('skus'))).toEqual(['A', 'B'])
    expect(reports).toMatchObject([
      { endpoint: 'stockList', status: '200', cached: false },
      { endpoint: 'stockList', status: '200', cached: false },
    ])
  })

  it('of many requests at once are one HTTP call', async () => {
    const reports: CallReport[] = []
    const ask = () => upstream({ report: (report) => reports.push(report) }).call('stockList', stock('A'))
    const results = await Promise.all(Array.from({ length: 20 }, ask))
    expect(new Set(results)).toEqual(new Set(['/api/stock/list']))
    expect(platform.seen).toHaveLength(1)
    expect(Map.groupBy(reports, ({ cached }) => cached).get(false)).toHaveLength(1)
    expect(reports).toHaveLength(20)
  })

  it('that are private are never shared', async () => {
    const first = upstream({ session: sessionOf({ cartToken: 'mine', userToken: null }) })
    const second = upstream({ session: sessionOf({ cartToken: 'mine', userToken: null }) })
    await Promise.all([first.call('cartPull'), second.call('cartPull'), first.call('cartPull')])
    expect(platform.seen).toHaveLength(2)
  })

  it('are made again after a write of the same request', async () => {
    const one = upstream()
    await one.call('cartPull')
    await one.call('cartUpdate', { body: {} })
    await one.call('cartPull')
    expect(platform.seen.map((seen) => seen.path)).toEqual(['/api/cart/pull', '/api/cart/update', '/api/cart/pull'])
  })

  it('do not mix stores', async () => {
    await upstream().call('stockList', stock('A'))
    await upstream({ store: { ...DEFAULT_STORE, code: 'viu' } }).call('stockList', stock('A'))
    expect(platform.seen).toHaveLength(2)
  })

  it('are tried again when the platform is overloaded, at most twice', async () => {
    let failures = 2
    platform.answerWith((_request, response) => {
      failures -= 1
      json(response, { code: failures >= 0 ? 503 : 200, result: 'ok' }, failures >= 0 ? 503 : 200)
    })
    await expect(upstream().call('cartPull')).resolves.toBe('ok')
    expect(platform.seen).toHaveLength(3)
    failures = 99
    await expect(upstream().call('cartTotals')).rejects.toMatchObject({ kind: 'unavailable' })
    expect(platform.seen).toHaveLength(6)
  })

  it('that failed are not kept', async () => {
    platform.answerWith((_request, response) => json(response, { code: 500, result: 'boom' }))
    await expect(upstream().call('stockList', stock('A'))).rejects.toThrow('boom')
    platform.answerWith((_request, response) => json(response, { code: 200, result: 'well' }))
    await expect(upstream().call('stockList', stock('A'))).resolves.toBe('well')
  })
})

describe('writes', () => {
  it('are sent once, even if the connection fails', async () => {
    platform.answerWith((_request, response) => response.destroy())
    await expect(upstream().call('cartUpdate', { body: {} })).rejects.toMatchObject({ kind: 'unavailable' })
    expect(platform.seen).toHaveLength(1)
  })
})

describe('a hostile platform', () => {
  const hostile: readonly [string, (response: ServerResponse) => void, string][] = [
    ['cuts the connection in the head', (response) => response.destroy(), 'unavailable'],
    [
      'cuts the connection in the body',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
        response.write('{"code":', () => response.destroy())
      },
      'unavailable',
    ],
    ['answers nothing', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(), 'invalid'],
    ['answers HTML', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'), 'invalid'],
    ['answers 401', (response) => json(response, { code: 401, result: 'no' }, 401), 'unauthenticated'],
    ['answers 500 without a word', (response) => json(response, { code: 500, result: {} }, 500), 'unavailable'],
    [
      'never stops',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const chunk = Buffer.alloc(1024 * 1024, ' ')
        for (let sent = 0; sent <= REPLY_MAX_BYTES; sent += chunk.length) response.write(chunk)
        response.end()
      },
      'invalid',
    ],
  ]

  it.each(hostile)('that %s', async (_name, answer, kind) => {
    platform.answerWith((_request, response) => answer(response))
    await expect(upstream().call('cartTotals')).rejects.toMatchObject({ kind })
  })

  it('that is slow costs no more than the deadline', async () => {
    platform.answerWith(() => {})
    await expect(upstream({ deadline: createDeadline(5_000, 60) }).call('cartPull')).rejects.toMatchObject({
      kind: 'timeout',
    })
    await expect(upstream({ deadline: createDeadline(60, 5_000) }).call('stockList', stock('A'))).rejects.toMatchObject(
      {
        kind: 'timeout',
      },
    )
    await expect(upstream({ deadline: createDeadline(0, 5_000) }).call('cartPull')).rejects.toMatchObject({
      kind: 'timeout',
    })
  })

  it('leaves no token in what is logged', async () => {
    platform.answerWith((_request, response) => response.destroy())
    const session = sessionOf({ cartToken: 'secret-cart', userToken: 'secret-user' })
    const error = await upstream({ session })
      .call('cartPull')
      .catch((thrown: unknown) => thrown)
    expect(JSON.stringify([String(error), error, (error as Error).stack])).not.toContain('secret')
  })
})

describe('when the client leaves', () => {
  it('its private read is cancelled', async () => {
    const cut = new Promise<void>((resolve) =>
      platform.answerWith((_request, response) => response.on('close', resolve)),
    )
    const controller = new AbortController()
    const reading = upstream({ signal: controller.signal }).call('cartPull')
    await expect.poll(() => platform.seen.length).toBe(1)
    controller.abort()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    await cut
  })

  it('a shared read goes on for the others, and is cancelled with the last of them', async () => {
    let cut = false
    const open: ServerResponse[] = []
    platform.answerWith((_request, response) => {
      open.push(response)
      response.on('close', () => (cut = !response.writableFinished))
    })
    const first = new AbortController()
    const second = new AbortController()
    const readings = [first, second].map(({ signal }) => upstream({ signal }).call('stockList', stock('A')))
    const settled = Promise.allSettled(readings)
    await expect.poll(() => open.length).toBe(1)
    first.abort()
    await expect(readings[0]).rejects.toMatchObject({ name: 'AbortError' })
    expect(cut).toBe(false)
    second.abort()
    await settled
    await expect.poll(() => cut).toBe(true)
  })
})

describe('circuit breakers', () => {
  it('open for the family that is down, and for no other', async () => {
    platform.answerWith((request, response) =>
      request.path.startsWith('/api/cart') ? response.destroy() : json(response, { code: 200, result: 'ok' }),
    )
    for (let count = 0; count < BREAKER_FAILURES; count += 1) {
      await upstream()
        .call('cartUpdate', { body: {} })
        .catch(() => undefined)
    }
    const before = platform.seen.length
    await expect(upstream().call('cartPull')).rejects.toMatchObject({
      kind: 'unavailable',
      detail: expect.stringContaining('circuit'),
    })
    expect(platform.seen).toHaveLength(before)
    await expect(upstream().call('stockList', stock('A'))).resolves.toBe('ok')
    expect(Object.fromEntries(client.breakers.states())).toMatchObject({ cart: 'open', stock: 'closed' })
  })

  it.each(['cartPull', 'stockList'] as const)('do not open for a client that has no patience: %s', async (endpoint) => {
    platform.answerWith(() => {})
    for (let count = 0; count <= BREAKER_FAILURES; count += 1) {
      const hasty = upstream({ deadline: createDeadline(5_000, 10) })
      await expect(hasty.call(endpoint, stock(String(count)))).rejects.toMatchObject({ kind: 'timeout' })
    }
    expect([...client.breakers.states().values()].every((state) => state === 'closed')).toBe(true)
  })

  it('do not open for refusals', async () => {
    platform.answerWith((_request, response) => json(response, { code: 404, result: 'No such entity' }, 404))
    for (let count = 0; count <= BREAKER_FAILURES; count += 1) {
      await expect(upstream().call('cartPull')).rejects.toMatchObject({ status: 404 })
    }
    expect(client.breakers.states().get('cart')).toBe('closed')
  })

  it('do not open for one query that the search engine refuses, and do for an engine without capacity', async () => {
    const refuseWith = (type: string) => {
      const cause = { type, reason: 'no' }
      const error = { type: 'search_phase_execution_exception', reason: 'all shards failed', root_cause: [cause] }
      const failed = { ...error, failed_shards: [{ reason: cause }] }
      platform.answerWith((_request, response) => json(response, { code: 500, result: { error: failed } }, 500))
    }
    const search = (count: number) =>
      upstream().call('catalogueSearch', { path: { index: 'x', entity: 'product' }, query: { q: String(count) } })
    refuseWith('too_many_clauses')
    for (let count = 0; count <= BREAKER_FAILURES; count += 1)
      await expect(search(count)).rejects.toMatchObject({ reason: 'query' })
    expect(client.breakers.states().get('catalogue')).toBe('closed')
    refuseWith('es_rejected_execution_exception')
    for (let count = 0; count <= BREAKER_FAILURES; count += 1)
      await expect(search(count)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(client.breakers.states().get('catalogue')).toBe('open')
  })
})

it('answers of a table with other paths', async () => {
  const endpoints: EndpointTable = { ...ENDPOINTS, stockList: { ...ENDPOINTS.stockList, path: '/v2/stock' } }
  const other = createPlatformClient({ url: platform.url, endpoints, tokenInHeader: false })
  await upstream({}, other).call('stockList', stock('A'))
  expect(platform.seen[0]!.path).toBe('/v2/stock')
  await other.close()
})

describe('a user token that has ended', () => {
  const GONE = { code: 401, result: 'The consumer isn’t authorized to access self.' }
  const customer = () => sessionOf({ cartToken: 'c', userToken: 'old', refreshToken: 'refresh-1' })
  /** Takes `new` alone; exchanges a refresh token as `refresh` says. */
  const takeOnlyNew = (refresh: unknown) =>
    platform.answerWith((request, response) => {
      if (request.path === '/api/user/refresh') return json(response, refresh)
      const isTaken = request.query.get('token') === 'new'
      return json(response, isTaken ? { code: 200, result: 'mine' } : GONE)
    })
  const PAIR = { code: 200, result: 'new', meta: { refreshToken: 'refresh-2' } }
  const paths = () => platform.seen.map(({ path }) => path)

  it('is exchanged once, however many calls it refuses at once', async () => {
    takeOnlyNew(PAIR)
    const session = customer()
    const { call } = upstream({ session })
    expect(await Promise.all([call('cartPull'), call('cartTotals'), call('customerRead')])).toEqual([
      'mine',
      'mine',
      'mine',
    ])
    expect(paths().filter((path) => path === '/api/user/refresh')).toHaveLength(1)
    expect(session.snapshot()).toMatchObject({ userToken: 'new', refreshToken: 'refresh-2', cartToken: 'c' })
    expect(await call('cartPaymentMethods')).toBe('mine')
    expect(paths().filter((path) => path === '/api/user/refresh')).toHaveLength(1)
  })

  it('is exchanged for a write too, which is sent again under its key', async () => {
    takeOnlyNew(PAIR)
    expect(await upstream({ session: customer() }).call('cartUpdate', { body: {}, idempotencyKey: 'k' })).toBe('mine')
    const updates = platform.seen.filter(({ path }) => path === '/api/cart/update')
    expect(updates.map(({ headers, query }) => [headers['idempotency-key'], query.get('token')])).toEqual([['k', 'old'], ['k', 'new']]) // prettier-ignore
  })

  it('ends the session when the exchange is refused, says so to every call, and is not retried', async () => {
    takeOnlyNew(GONE)
    const session = customer()
    const { call } = upstream({ session })
    const refused = { code: 'UNAUTHENTICATED', message: expect.stringContaining('Inicia sesión') }
    await expect(Promise.any([call('cartPull'), call('cartTotals')])).rejects.toMatchObject({
      errors: [refused, refused],
    })
    expect(session).toMatchObject({ id: 'a-session-of-somebody', isEnded: true, isChanged: true })
    const asked = platform.seen.length
    await expect(call('customerRead')).rejects.toMatchObject(refused)
    await expect(call('cartUpdate', { body: {}, idempotencyKey: 'k' })).rejects.toMatchObject(refused)
    expect(platform.seen).toHaveLength(asked)
    expect(paths().filter((path) => path === '/api/user/refresh')).toHaveLength(1)
  })

  it('ends the session where tokens are not exchanged', async () => {
    takeOnlyNew(PAIR)
    const session = customer()
    const strict = createPlatformClient({ url: platform.url, endpoints: ENDPOINTS, tokenInHeader: false, refreshesTokens: false }) // prettier-ignore
    const { call } = upstream({ session }, strict)
    await expect(call('cartPull')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(session.isEnded).toBe(true)
    expect(paths()).toEqual(['/api/cart/pull'])
    await strict.close()
  })

  it('closes nothing while the exchange has no answer', async () => {
    takeOnlyNew('')
    const session = customer()
    await expect(upstream({ session }).call('cartPull')).rejects.toMatchObject({ endpoint: 'customerRefresh' })
    expect(session.snapshot()).toMatchObject({ userToken: 'old', refreshToken: 'refresh-1' })
  })

  it('is not exchanged for a guest, nor for a call that carries none', async () => {
    takeOnlyNew(PAIR)
    await expect(upstream().call('cartPull')).rejects.toMatchObject({ kind: 'unauthenticated' })
    await expect(upstream({ session: customer() }).call('cartCreate', { asGuest: true })).rejects.toMatchObject({ kind: 'unauthenticated' }) // prettier-ignore
    expect(paths()).not.toContain('/api/user/refresh')
  })
})
