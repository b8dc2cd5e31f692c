import { afterAll, afterEach, expect, vi } from 'vitest'

// relay-test-utils is written for Jest and calls its global.
Object.assign(globalThis, { jest: vi })

/** What React says of siblings that share a key, or have none where they need one: it draws them twice, or not at all. */
const MISTAKEN_KEYS = /the same key|unique "key" prop/
const mistakes: string[] = []
const tell = console.error
console.error = (...said: readonly unknown[]) => {
  if (MISTAKEN_KEYS.test(String(said[0]))) mistakes.push(said.map(String).join(' '))
  tell(...said)
}

afterEach(() => {
  expect(mistakes.splice(0)).toEqual([])
})

const LAST_WORDS_MS = 10

// What still loads, or ends, when the last test does would find no window any more.
afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS))
})
