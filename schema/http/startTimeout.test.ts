import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { standStill } from '../testing/standStill.ts'
import { settleWithin, startTimeout } from './startTimeout.ts'

afterEach(() => vi.useRealTimers())

describe('a time-out', () => {
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
})

describe('work with a time-out', () => {
  const tooLate = () => new Error('too late')

  test('settles as it does by itself', async () => {
    await expect(settleWithin(1_000, Promise.resolve('done'), tooLate)).resolves.toBe('done')
    await expect(settleWithin(1_000, Promise.reject(new Error('broken')), tooLate)).rejects.toThrow('broken')
  })

  test('is given up when it takes longer', async () => {
    await expect(settleWithin(20, new Promise(() => undefined), tooLate)).rejects.toThrow('too late')
  })
})
