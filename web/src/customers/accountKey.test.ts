// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { keepAccount, noteAccountEnd } from './accountKey.ts'
import { readAccountKey } from './readAccountKey.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** Returns the account keys that another tab could read while `work` runs, recorded after each single write. */
function keysSeenDuring(work: () => void): Array<string | null> {
  const seen: Array<string | null> = []
  for (const name of ['setItem', 'removeItem'] as const) {
    const write = Storage.prototype[name] as (...args: string[]) => void
    vi.spyOn(Storage.prototype, name).mockImplementation(function (this: Storage, ...args: string[]) {
      write.apply(this, args)
      seen.push(readAccountKey('hogar'))
    })
  }
  work()
  vi.restoreAllMocks()
  return [...new Set(seen)]
}

test('other tabs never see another account while one is opened, changed or closed', () => {
  expect(keysSeenDuring(() => keepAccount('hogar', { id: 'id-ana', name: 'Ana' }))).toEqual([null, 'id-ana'])
  expect(keysSeenDuring(() => keepAccount('hogar', { id: 'id-luis', name: 'Luis' }))).toEqual(['id-luis'])
  expect(keysSeenDuring(() => noteAccountEnd('hogar'))).toEqual(['id-luis', null])
})
