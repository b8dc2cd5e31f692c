// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isTabLockHeld, requestTabLock } from './requestTabLock.ts'

afterEach(() => vi.unstubAllGlobals())

const denied = { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) }

test.each([
  ['there are no locks', {}],
  ['locks are refused', { locks: denied }],
])('a tab goes on where %s', async (_name, browser) => {
  vi.stubGlobal('navigator', browser)
  const release = await new Promise<() => void>((resolve) => requestTabLock('hogar', resolve))
  expect(release).not.toThrow()
})

test.each([
  ['by another tab', { held: [{ name: 'hogar' }] }, true],
  ['by none', { held: [{ name: 'other' }] }, false],
  ['as far as the browser can tell', null, true],
])('a lock is held %s', async (_name, state, isHeld) => {
  const query = () =>
    state === null ? Promise.reject(new DOMException('Denied', 'SecurityError')) : Promise.resolve(state)
  vi.stubGlobal('navigator', { locks: { query } })
  expect(await isTabLockHeld('hogar')).toBe(isHeld)
})
