import { expect, it, vi } from 'vitest'
import { createFallbackStore } from './createFallbackStore.ts'
import { createMemoryStore } from './createMemoryStore.ts'
import { type SharedStore, SharedStoreUnavailable } from './sharedStore.ts'

const TTL_MS = 10_000

/** A shared store that goes away and comes back, and counts what it was asked. */
function brittle() {
  const memory = createMemoryStore()
  const state = { isAway: false, commands: 0 }
  const guarded =
    <Parameters extends unknown[], Answer>(command: (...given: Parameters) => Promise<Answer>) =>
    async (...given: Parameters): Promise<Answer> => {
      state.commands += 1
      if (state.isAway) throw new SharedStoreUnavailable()
      return command(...given)
    }
  const store: SharedStore = {
    get: guarded(memory.get),
    set: guarded(memory.set),
    setIfAbsent: guarded(memory.setIfAbsent),
    delete: guarded(memory.delete),
    takeFromBuckets: guarded(memory.takeFromBuckets),
    settleBuckets: guarded(memory.settleBuckets),
    count: guarded(memory.count),
    takeSlots: guarded(memory.takeSlots),
    isReady: async () => !state.isAway,
    close: memory.close,
  }
  return { store, state, memory }
}

function start() {
  const { state, memory, store: shared } = brittle()
  const onFallback = vi.fn()
  const log = { warn: vi.fn(), info: vi.fn() }
  return { state, memory, onFallback, log, store: createFallbackStore(shared, { onFallback, log, probeMs: 10 }) }
}

const back = (state: { isAway: boolean; commands: number }, store: SharedStore) => {
  state.isAway = false
  return expect.poll(async () => {
    const before = state.commands
    await store.get('probe')
    return state.commands > before
  })
}

it('uses the shared store while that answers', async () => {
  const { store, memory, onFallback } = start()
  await store.set('a', 'shared', TTL_MS)
  expect(await memory.get('a')).toBe('shared')
  expect(await store.setIfAbsent('a', 'other', TTL_MS)).toBe(false)
  expect(onFallback).not.toHaveBeenCalled()
})

it('logs an outage once, and its end', async () => {
  const { store, state, log } = start()
  state.isAway = true
  await Promise.all([store.get('a'), store.get('b')])
  await store.get('c')
  expect(log.warn).toHaveBeenCalledTimes(1)
  expect(log.info).not.toHaveBeenCalled()
  await back(state, store).toBe(true)
  expect(log.info).toHaveBeenCalledTimes(1)
})

it('claims, keeps and counts in memory while it is away, and says so', async () => {
  const { store, state, onFallback } = start()
  state.isAway = true
  expect([await store.setIfAbsent('claim', 'x', TTL_MS), await store.setIfAbsent('claim', 'x', TTL_MS)]).toEqual([
    true,
    false,
  ])
  await store.set('claim', 'done', TTL_MS)
  expect(await store.get('claim')).toBe('done')
  await store.delete('claim')
  expect(await store.get('claim')).toBeNull()
  expect([await store.count('c', TTL_MS), await store.count('c', TTL_MS)]).toEqual([1, 2])
  expect(onFallback.mock.calls.length).toBeGreaterThanOrEqual(6)
})

it('sends nothing to a store that is away: no request waits for one that hangs', async () => {
  const { store, state } = start()
  state.isAway = true
  await store.get('a')
  for (let index = 0; index < 20; index += 1) await store.setIfAbsent(String(index), 'x', TTL_MS)
  expect(state.commands).toBe(1)
})

it('comes back by itself, and what was set meanwhile is still known here', async () => {
  const { store, state, memory } = start()
  await store.set('a', 'before', TTL_MS)
  state.isAway = true
  await store.set('a', 'meanwhile', TTL_MS)
  await back(state, store).toBe(true)
  expect(await store.get('a')).toBe('meanwhile')
  expect(await store.setIfAbsent('a', 'claim', TTL_MS)).toBe(false)
  await store.set('a', 'after', TTL_MS)
  expect([await store.get('a'), await memory.get('a')]).toEqual(['after', 'after'])
})

it('leaves it to its caller that nothing limits rates meanwhile', async () => {
  const { store, state } = start()
  state.isAway = true
  const bucket = { key: 'b', capacity: 1, refillPerSecond: 1 }
  await expect(store.takeFromBuckets([bucket], { cost: 1 })).rejects.toThrow(SharedStoreUnavailable)
  await expect(store.settleBuckets([bucket], 1)).rejects.toThrow(SharedStoreUnavailable)
})

it('gives fewer slots while it counts alone, and takes back what it can', async () => {
  const { store, state } = start()
  const take = () => store.takeSlots([{ key: 'tries', max: 4 }], TTL_MS)
  const before = await take()
  state.isAway = true
  const [one, two, three] = [await take(), await take(), await take()]
  expect([one !== null, two !== null, three]).toEqual([true, true, null])
  await before?.giveBack()
  await two?.giveBack()
  expect(await take()).not.toBeNull()
})
