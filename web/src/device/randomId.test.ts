import { afterEach, expect, test, vi } from 'vitest'
import { randomId } from './randomId.ts'

afterEach(() => vi.unstubAllGlobals())

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('an id is a random UUID, without what a page under a plain name does not have', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 1_000 }, () => randomId())
  expect(ids.filter((id) => !UUID_V4.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
