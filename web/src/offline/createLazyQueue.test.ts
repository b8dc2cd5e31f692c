import { STORES } from '@hogar/schema/stores.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { tabTexts } from '../device/textStorage.ts'
import { createFakeQueue } from '../testing/fakeQueue.ts'
import { createLazyQueue } from './createLazyQueue.ts'
import { earlyPrefix } from './storage/earlyChanges.ts'

const startQueue = vi.fn()

const early = () =>
  tabTexts.keys().filter((key) => key.startsWith(earlyPrefix(STORES[0].code)) && tabTexts.getItem(key) !== null)

const createQueue = () =>
  createLazyQueue(
    STORES[0],
    () => 'ana',
    () => Promise.resolve({ start: startQueue }),
  )

beforeEach(() => void startQueue.mockReset())

test('a change whose queue cannot be loaded is refused, so that the shopper is notified', async () => {
  startQueue.mockRejectedValue(new Error('the file did not arrive'))
  const queue = createQueue()
  await expect(queue.enqueue('addToCart', {}, {})).resolves.toEqual({ kind: 'refused', userErrors: [], data: null })
  expect(early()).toEqual([])
})

test('a change whose code went with a release is left to the page that loads in its place', async () => {
  const queue = createLazyQueue(
    STORES[0],
    () => null,
    () => Promise.resolve(null),
  )
  const heard = vi.fn<() => void>()
  void queue.enqueue('addToCart', {}, {}).then(heard, heard)
  await new Promise((resolve) => setTimeout(resolve))
  expect(heard).not.toHaveBeenCalled()
  expect(early()).toHaveLength(1)
  early().forEach(tabTexts.removeItem)
})

test('a change is kept from the press on, until the queue that is being loaded has written it', async () => {
  const written = Promise.withResolvers<never>()
  const running = { ...createFakeQueue(), report: () => written.promise }
  const loaded = Promise.withResolvers<typeof running>()
  startQueue.mockReturnValue(loaded.promise)
  const queue = createQueue()
  const outcome = queue.enqueue('addToCart', { sku: 'SIENA' }, {})
  expect(early()).toHaveLength(1)
  loaded.resolve(running)
  await vi.waitFor(() => expect(running.asked).toHaveLength(1))
  const id = early()[0]?.slice(earlyPrefix(STORES[0].code).length)
  expect([...(startQueue.mock.calls[0]?.[0].own ?? [])]).toEqual([id])
  expect(running.asked[0]).toMatchObject({ name: 'addToCart', variables: { sku: 'SIENA' }, customer: 'ana', id })
  await expect(outcome).resolves.toEqual({ kind: 'done', data: {} })
  expect(early()).toHaveLength(1)
  written.resolve(undefined as never)
  await vi.waitFor(() => expect(early()).toEqual([]))
})

test('the queue starts once, and a change of a running one goes straight to it', async () => {
  const running = createFakeQueue()
  startQueue.mockResolvedValue(running)
  const queue = createQueue()
  await queue.start()
  await queue.start()
  const outcome = queue.enqueue('addToCart', {}, {})
  expect(early()).toEqual([])
  await outcome
  expect(running.asked).toHaveLength(1)
  expect(startQueue).toHaveBeenCalledTimes(1)
})
