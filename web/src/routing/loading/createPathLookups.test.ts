import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPathLookups } from './createPathLookups.ts'
import { LOOKUP_PATIENCE_MS } from '../limits.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const isSettled = async (promise: Promise<unknown> | null) => {
  if (promise === null) return true
  const pending = {}
  await vi.advanceTimersByTimeAsync(0)
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending
}

test('a look-up holds others until its answer is there', async () => {
  const lookups = createPathLookups()
  expect(lookups.settled()).toBeNull()
  const { promise, resolve } = Promise.withResolvers<{ route?: unknown } | null>()
  lookups.begin('/x', promise)
  const wait = lookups.settled()
  expect(await isSettled(wait)).toBe(false)
  resolve({ route: {} })
  expect(await isSettled(wait)).toBe(true)
  expect(lookups.settled()).toBeNull()
})

test('a path without a page is remembered, one that failed or was found is not', async () => {
  const lookups = createPathLookups()
  lookups.begin('/nada', Promise.resolve({ route: null }))
  lookups.begin('/roto', Promise.resolve(null))
  lookups.begin('/salas', Promise.resolve({ route: {} }))
  await vi.advanceTimersByTimeAsync(0)
  expect([...lookups.misses]).toEqual(['/nada'])
})

test('no navigation waits for ever', async () => {
  const lookups = createPathLookups()
  lookups.begin('/lento', new Promise(() => undefined))
  const wait = lookups.settled()
  await vi.advanceTimersByTimeAsync(LOOKUP_PATIENCE_MS - 1)
  expect(await isSettled(wait)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isSettled(wait)).toBe(true)
})

test('the newer of two look-ups is the one to wait for', async () => {
  const lookups = createPathLookups()
  lookups.begin('/a', Promise.resolve({ route: {} }))
  lookups.begin('/b', new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(0)
  expect(lookups.settled()).not.toBeNull()
})
