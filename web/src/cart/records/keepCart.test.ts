// @vitest-environment jsdom
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BACKOFF_MAX_MS } from '../../offline/limits.ts'
import { readCart } from './keepCart.ts'

const EMPTY = { viewer: { cart: null }, store: { externalCheckoutUrl: null, id: 'store' } }

/** Creates a page whose shop fails the first `failures` reads. */
function openPage(failures: number) {
  const ask = vi.fn(async () => {
    if (ask.mock.calls.length <= failures) throw new Error('no answer')
    return { data: EMPTY }
  })
  const environment = new Environment({ network: Network.create(ask), store: new Store(new RecordSource()) })
  const controller = new AbortController()
  return { ask, controller, reading: readCart(environment, controller.signal) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a reading that fails is made again until there is an answer', async () => {
  const { ask, reading } = openPage(2)
  await vi.advanceTimersByTimeAsync(2 * BACKOFF_MAX_MS)
  await reading
  expect(ask).toHaveBeenCalledTimes(3)
})

test('without a network it waits for one', async () => {
  const isOnline = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  const { ask, reading } = openPage(0)
  await vi.advanceTimersByTimeAsync(BACKOFF_MAX_MS)
  expect(ask).not.toHaveBeenCalled()
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await reading
  expect(ask).toHaveBeenCalledTimes(1)
})

test('no request is sent any more once it is aborted', async () => {
  const { ask, controller, reading } = openPage(9)
  await vi.advanceTimersByTimeAsync(0)
  controller.abort()
  await vi.advanceTimersByTimeAsync(BACKOFF_MAX_MS)
  await reading
  expect(ask).toHaveBeenCalledTimes(1)
})

test.each([true, false])('the pause before a retry ends with the page; on line: %s', async (isOnline) => {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const { controller, reading } = openPage(9)
  await vi.advanceTimersByTimeAsync(0)
  controller.abort()
  await reading
  expect(vi.getTimerCount()).toBe(0)
})
