import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSession } from '../session/createSession.ts'
import { EMPTY_SESSION } from '../session/sessionData.ts'
import { json, startFakeServer } from '../testing/startFakeServer.ts'
import { createUpstream } from './createUpstream.ts'
import { createDeadline } from './deadlines/deadline.ts'
import { ENDPOINTS, type EndpointName } from './endpoints.ts'
import { BREAKER_FAILURES } from './limits.ts'
import { createPlatformClient, type PlatformClient } from './platformClient.ts'

const MINUTE_MS = 60_000

let platform: Awaited<ReturnType<typeof startFakeServer>>
let client: PlatformClient
let broken: string | null
beforeEach(async () => {
  broken = null
  platform = await startFakeServer((request, response) =>
    request.path === broken ? response.destroy() : json(response, { code: 200, result: request.path }),
  )
  client = createPlatformClient({ url: platform.url, endpoints: ENDPOINTS, tokenInHeader: false })
})
afterEach(async () => {
  vi.useRealTimers()
  await client.dispatcher.destroy()
  await platform.close()
})

/** Makes a call of a customer; `of` tells apart what is cached. */
const call = (name: EndpointName, of = 0) =>
  createUpstream(client, {
    store: DEFAULT_STORE,
    session: createSession({ id: 'a-session', data: { ...EMPTY_SESSION, userToken: 'user-1' } }),
    deadline: createDeadline(5_000, 5_000),
    signal: new AbortController().signal,
    requestId: 'request-1',
  }).call(name, {
    path: { paymentId: '7' },
    query: { of: String(of) },
    ...(ENDPOINTS[name].method === 'POST' && { body: {} }),
  })

/** One call of each family of credit, and one that sells goods. */
const CALLS = ['creditOffers', 'creditState', 'creditList', 'creditPayment', 'stockList'] as const

describe('the calls of credit', () => {
  it.each(CALLS.slice(0, -1))('of %s are down alone: the others of credit answer, and the shop sells', async (name) => {
    broken = ENDPOINTS[name].path.replace('{paymentId}', '7')
    for (let count = 0; count < BREAKER_FAILURES; count += 1) await call(name, count).catch(() => undefined)
    const before = platform.seen.length
    await expect(call(name, 99)).rejects.toMatchObject({ detail: expect.stringContaining('circuit') })
    expect(platform.seen).toHaveLength(before)
    const others = CALLS.filter((other) => other !== name)
    const answers = await Promise.all(others.map((other) => call(other)))
    expect(answers).toHaveLength(others.length)
    for (const answer of answers) expect(answer).toMatch(/^\/api\//)
  })

  it('that are public are read again after five minutes, those of a person each time', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const countOf = async (name: EndpointName) => {
      const before = platform.seen.length
      await call(name)
      return platform.seen.length - before
    }
    expect([await countOf('creditOffers'), await countOf('creditOffers')]).toEqual([1, 0])
    vi.advanceTimersByTime(5 * MINUTE_MS - 1_000)
    expect(await countOf('creditOffers')).toBe(0)
    vi.advanceTimersByTime(2_000)
    expect(await countOf('creditOffers')).toBe(1)
    for (const name of ['creditState', 'creditList', 'creditPayment'] as const)
      expect([await countOf(name), await countOf(name)]).toEqual([1, 1])
  })
})
