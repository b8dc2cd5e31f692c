import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForSession } from './waitForSession.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a session that was refused is asked for again after 1000 ms', async () => {
  const heard: boolean[] = []
  void waitForSession().then((answer) => heard.push(answer))
  await vi.advanceTimersByTimeAsync(999)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual([true])
})
