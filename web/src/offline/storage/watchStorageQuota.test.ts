import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QUOTA_CHECK_MS } from '../limits.ts'
import { makeRoom, watchStorageQuota } from './watchStorageQuota.ts'

/** Creates a browser with a usage in bytes; each purge reduces it. */
function createBrowser({ usage, isOnline = true }: Readonly<{ usage: number; isOnline?: boolean }>) {
  const purged: string[] = []
  const browser = { usage, purged }
  const purge = (name: string, bytes: number) => () => {
    purged.push(name)
    browser.usage -= bytes
    return Promise.resolve()
  }
  const room = {
    estimate: () => Promise.resolve({ usage: browser.usage, quota: 100 }),
    isOnline: () => isOnline,
    purges: [purge('pictures', 20), purge('records', 5)],
  }
  return { browser, room }
}

describe('the quota of the storage', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is looked at every 30 seconds, and room is made when it is used up', async () => {
    const { browser, room } = createBrowser({ usage: 50 })
    const stop = watchStorageQuota(room)
    await vi.advanceTimersByTimeAsync(QUOTA_CHECK_MS)
    expect(browser.purged).toEqual([])
    browser.usage = 95
    await vi.advanceTimersByTimeAsync(QUOTA_CHECK_MS - 1)
    expect(browser.purged).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(browser.purged).toEqual(['pictures'])
    stop()
    browser.usage = 99
    await vi.advanceTimersByTimeAsync(QUOTA_CHECK_MS * 3)
    expect(browser.purged).toEqual(['pictures'])
    expect(QUOTA_CHECK_MS).toBe(30_000)
  })

  it('takes no more than is needed, and goes on while it is not enough', async () => {
    const { browser, room } = createBrowser({ usage: 112 })
    await makeRoom(room)
    expect(browser.purged).toEqual(['pictures', 'records'])
  })

  it('takes nothing while it could not be fetched again', async () => {
    const { browser, room } = createBrowser({ usage: 99, isOnline: false })
    await makeRoom(room)
    expect(browser.purged).toEqual([])
  })

  it('takes nothing in a browser that does not say how full it is', async () => {
    const { browser, room } = createBrowser({ usage: 99 })
    await makeRoom({ ...room, estimate: () => Promise.resolve({}) })
    expect(browser.purged).toEqual([])
  })
})
