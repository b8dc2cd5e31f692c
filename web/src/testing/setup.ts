import { afterAll, afterEach, expect, vi } from 'vitest'

// relay-test-utils is written for Jest and uses its global.
Object.assign(globalThis, { jest: vi })

/** Matches React's warnings on missing or duplicate keys: React may then render siblings twice or not at all. */
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

// Code that loads or settles after the last test would find no window.
afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS))
})
