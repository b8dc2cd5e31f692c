import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDelays } from './createDelays.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work runs once after its delay, unless it is stopped, and leaves nothing behind', () => {
  const delays = createDelays(100)
  const [done, stopped] = [vi.fn(), vi.fn()]
  delays.start('a', done)
  delays.start('b', stopped)
  delays.stop('b')
  expect(delays.size()).toBe(1)
  vi.advanceTimersByTime(100)
  expect([done.mock.calls.length, stopped.mock.calls.length, delays.size()]).toEqual([1, 0, 0])
  delays.stop('a')
})

test('later work of the same name replaces the earlier', () => {
  const delays = createDelays(100)
  const [earlier, later] = [vi.fn(), vi.fn()]
  delays.start('a', earlier)
  delays.start('a', later)
  vi.advanceTimersByTime(100)
  expect([earlier.mock.calls.length, later.mock.calls.length, delays.size()]).toEqual([0, 1, 0])
})
