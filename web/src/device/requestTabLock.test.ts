// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { requestTabLock } from './requestTabLock.ts'

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
