import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { createSession } from '../../session/createSession.ts'
import { EMPTY_SESSION } from '../../session/sessionData.ts'
import { json, startFakeServer } from '../../testing/startFakeServer.ts'
import { createUpstream } from '../createUpstream.ts'
import { ENDPOINTS } from '../endpoints.ts'
import { createPlatformClient } from '../platformClient.ts'
import { createDeadline } from './deadline.ts'
import { startTimeout } from './startTimeout.ts'

afterEach(() => vi.useRealTimers())

/** Holds the process up, as the compilation of a first query does, or a machine that serves others. */
function standStill(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('expires after its time, unless it is cancelled', () => {
  vi.useFakeTimers()
  const expire = vi.fn()
  startTimeout(1_000, expire)
  const cancel = startTimeout(1_000, () => expect.unreachable())
  vi.advanceTimersByTime(999)
  expect(expire).not.toHaveBeenCalled()
  cancel()
  vi.advanceTimersByTime(1)
  expect(expire).toHaveBeenCalledOnce()
})

test('does not count time in which the process stood still', async () => {
  const expire = vi.fn()
  startTimeout(100, expire)
  standStill(250)
  await pause(40)
  expect(expire).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(expire).toHaveBeenCalledOnce())
})

test('expires in the end, although the process stands still again and again', async () => {
  const expire = vi.fn()
  startTimeout(100, expire)
  let stalls = 0
  while (expire.mock.calls.length === 0 && stalls < 20) {
    standStill(180)
    stalls += 1
    await pause(0)
  }
  expect(expire).toHaveBeenCalledOnce()
  expect(stalls).toBeLessThan(5)
})

test('can be cancelled while it waits on', async () => {
  const cancel = startTimeout(50, () => expect.unreachable())
  standStill(150)
  await pause(0)
  cancel()
  await pause(150)
})

test.each(['cartPull', 'stockList'] as const)(
  'a reply that came while the gateway stood still is read: %s',
  async (endpoint) => {
    await using stack = new AsyncDisposableStack()
    const platform = await startFakeServer((_request, response) => json(response, { code: 200, result: [] }))
    stack.defer(platform.close)
    const client = createPlatformClient({ url: platform.url, endpoints: ENDPOINTS, tokenInHeader: false })
    stack.defer(() => client.dispatcher.destroy())
    const upstream = createUpstream(client, {
      store: DEFAULT_STORE,
      session: createSession({ id: 'a-session-of-somebody', data: { ...EMPTY_SESSION, cartToken: 'cart-1' } }),
      deadline: createDeadline(5_000, 60),
      signal: new AbortController().signal,
      requestId: 'request-1',
    })
    const reply = upstream.call(endpoint, { query: { skus: 'A' } })
    standStill(200)
    await expect(reply).resolves.toEqual([])
  },
)
