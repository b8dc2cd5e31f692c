import { setTimeout as pause } from 'node:timers/promises'
import { standStill } from '@hogar/schema/testing/standStill.ts'
import { expect, test } from 'vitest'
import { createMemoryStore } from '../cache/createMemoryStore.ts'
import { SharedStoreUnavailable } from '../cache/sharedStore.ts'
import { SLOT_WAIT_MS } from './limits.ts'
import { runInSlots } from './runInSlots.ts'

const slots = [{ key: 'pin', max: 1 }]
const isFree = () => true

/** Starts a right attempt that takes the only slot until it is ended. */
function holder(store = createMemoryStore()) {
  let end = () => {}
  const running = new Promise<void>((resolve) => (end = resolve))
  const held = runInSlots(store, { slots, windowMs: 60_000, isFree, run: () => running })
  return { store, held, end: () => end() }
}
const attempt = (store: ReturnType<typeof createMemoryStore>) =>
  runInSlots(store, { slots, windowMs: 60_000, isFree, run: async () => 'done' })

test('time in which the process stood still is no time of the wait', async () => {
  const { store, held, end } = holder()
  const waiting = attempt(store)
  await pause(10)
  standStill(SLOT_WAIT_MS + 300)
  // The attempt that holds the slot ends once its reply is read.
  setTimeout(end, 100)
  expect(await waiting).toEqual({ value: 'done' })
  await held
})

test('nothing waits for a run that has ended, though its slot could not be given back', async () => {
  const memory = createMemoryStore()
  const store: typeof memory = {
    ...memory,
    takeSlots: async (...given) =>
      (await memory.takeSlots(...given)) && { giveBack: () => Promise.reject(new SharedStoreUnavailable()) },
  }
  await expect(attempt(store)).rejects.toThrow(SharedStoreUnavailable)
  const startedAt = performance.now()
  expect(await attempt(store)).toBeNull()
  expect(performance.now() - startedAt).toBeLessThan(SLOT_WAIT_MS / 2)
})

test('a wait ends after its time', async () => {
  const { store, held, end } = holder()
  const startedAt = performance.now()
  expect(await attempt(store)).toBeNull()
  expect(performance.now() - startedAt).toBeGreaterThan(SLOT_WAIT_MS - 50)
  end()
  await held
})
