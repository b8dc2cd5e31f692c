// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { WaitingTask } from '../offline/waitingTask.ts'
import { CART_SETTLES_MS } from './limits.ts'
import { whenSettled } from './whenSettled.ts'

const SENT: WaitingTask = {
  id: '1',
  name: 'addCartLines',
  scope: 'cart',
  variables: {},
  optimism: {},
  createdAt: 0,
  isTransmitted: true,
  awaitsConsent: false,
  timesAskedAgain: 0,
}
const ASKED: WaitingTask = { ...SENT, id: '2', name: 'placeOrder', awaitsConsent: true }

function createQueue(first: readonly WaitingTask[]) {
  let tasks = first
  let tell = () => {}
  return {
    getTasks: () => tasks,
    subscribe: (listener: () => void) => {
      tell = listener
      return () => {
        tell = () => {}
      }
    },
    becomes: (next: readonly WaitingTask[]) => {
      tasks = next
      tell()
    },
  }
}

/** Returns true if the wait is over without anything more happening. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  return Promise.race([wait.then(() => true), vi.advanceTimersByTimeAsync(0).then(() => false)])
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('waits until all tasks are sent but those that the shopper has to agree to', async () => {
  vi.useFakeTimers()
  expect(await isOver(whenSettled(createQueue([ASKED])))).toBe(true)
  const queue = createQueue([SENT, ASKED])
  const wait = whenSettled(queue)
  expect(await isOver(wait)).toBe(false)
  queue.becomes([ASKED])
  expect(await isOver(wait)).toBe(true)
})

test('gives up after a time limit, and at once without a network', async () => {
  vi.useFakeTimers()
  const wait = whenSettled(createQueue([SENT]))
  await vi.advanceTimersByTimeAsync(CART_SETTLES_MS - 1)
  expect(await isOver(wait)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(wait)).toBe(true)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await isOver(whenSettled(createQueue([SENT])))).toBe(true)
})
