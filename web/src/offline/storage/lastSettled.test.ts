import { expect, test } from 'vitest'
import { isOlderThanSettled, noteSettled } from './lastSettled.ts'

function createTextStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  }
}

const pageOf = (timeOrigin: number, now = 0) => ({ timeOrigin, now: () => now })

test('a page that was requested before a change was answered may be stale; a later one is not', () => {
  const storage = createTextStorage()
  expect(isOlderThanSettled(storage, 'hogar', pageOf(1_000))).toBe(false)
  noteSettled(storage, 'hogar', pageOf(500, 700))
  expect(isOlderThanSettled(storage, 'hogar', pageOf(1_000))).toBe(true)
  expect(isOlderThanSettled(storage, 'hogar', pageOf(1_300))).toBe(false)
  expect(isOlderThanSettled(storage, 'viu', pageOf(1_000))).toBe(false)
})
