// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { reloadForRelease } from './reloadForRelease.ts'

const page = { location: { reload: vi.fn<() => void>() } }

beforeEach(() => {
  sessionStorage.clear()
  page.location.reload.mockReset()
})

test('a page of another release is reloaded once', () => {
  expect([reloadForRelease(page), reloadForRelease(page)]).toEqual([true, false])
  expect(page.location.reload).toHaveBeenCalledTimes(1)
})

test('a page without a network stays', () => {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  expect(reloadForRelease(page)).toBe(false)
  expect(page.location.reload).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
