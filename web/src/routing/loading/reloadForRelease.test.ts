// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadForRelease } from './reloadForRelease.ts'

const page = { location: { reload: vi.fn<() => void>() } }
const reach = vi.fn<typeof fetch>()

beforeEach(() => {
  sessionStorage.clear()
  page.location.reload.mockReset()
  reach.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', reach)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a page of another release is reloaded once', async () => {
  expect(await Promise.all([reloadForRelease(page), reloadForRelease(page)])).toEqual([true, true])
  expect(await reloadForRelease(page)).toBe(false)
  expect(page.location.reload).toHaveBeenCalledTimes(1)
})

test('a page stays while the network reaches nothing, and is reloaded when it does', async () => {
  reach.mockRejectedValueOnce(new TypeError('refused'))
  expect(await reloadForRelease(page)).toBe(false)
  expect(page.location.reload).not.toHaveBeenCalled()
  expect(await reloadForRelease(page)).toBe(true)
})

test('a page that cannot note that it was reloaded stays', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await reloadForRelease(page)).toBe(false)
  vi.restoreAllMocks()
})
