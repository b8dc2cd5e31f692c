import { expect, test } from 'vitest'
import type { TaskEdit } from './editTask.ts'
import { createForgivingStorage } from './createForgivingStorage.ts'
import { type QueueStorage, createMemoryQueueStorage } from './queueStorage.ts'
import { type Task, newTask } from '../task.ts'

const change = (id: string): Task =>
  newTask({ id, name: 'add', scope: 'cart', variables: { units: 1 }, optimism: {} }, null, 0)

const CLAIM: TaskEdit = { type: 'claim', now: 5 }
const CLAIMED = { state: 'inFlight', isTransmitted: true, attempts: 1 }

const sum = (older: Task) => ({ units: Number(older.variables['units']) + 1 })

/** Storage that refuses writes while it is full: reads and removals still work. */
function createDisk({ holdsRoomToMake = false } = {}) {
  const kept = createMemoryQueueStorage()
  const state = { isFull: false, rooms: 0 }
  const write = <Value>(attempt: () => Promise<Value>): Promise<Value> =>
    state.isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : attempt()
  const disk: QueueStorage = {
    ...kept,
    add: (task, replacing) => write(() => kept.add(task, replacing)),
    edit: (id, edit) => write(() => kept.edit(id, edit)),
  }
  const makeRoom = () => {
    state.rooms += 1
    if (holdsRoomToMake) state.isFull = false
    return Promise.resolve()
  }
  return { state, kept, storage: createForgivingStorage(disk, makeRoom) }
}

const idsOf = (tasks: readonly Task[]) => tasks.map(({ id }) => id)

test('makes room for a change when the disk is full', async () => {
  const { state, kept, storage } = createDisk({ holdsRoomToMake: true })
  state.isFull = true
  await storage.add(change('a'), null)
  expect(state.rooms).toBe(1)
  expect(idsOf(await kept.readAll())).toEqual(['a'])
})

test('keeps a change in memory when there is no room to make, in its place, until it is removed', async () => {
  const { state, kept, storage } = createDisk()
  await storage.add(change('a'), null)
  state.isFull = true
  const { task } = await storage.add(change('b'), null)
  state.isFull = false
  await storage.add(change('c'), null)
  expect(idsOf(await storage.readAll())).toEqual(['a', 'b', 'c'])
  expect(idsOf(await kept.readAll())).toEqual(['a', 'c'])
  expect(await storage.edit(task.id, CLAIM)).toMatchObject(CLAIMED)
  expect((await storage.readAll())[1]).toMatchObject({ id: 'b', isTransmitted: true })
  await storage.remove('b')
  expect(idsOf(await storage.readAll())).toEqual(['a', 'c'])
  expect(await storage.edit(task.id, CLAIM)).toBeNull()
})

test('what waits on the disk is not lost for a change that can only be kept in memory', async () => {
  const { state, storage } = createDisk()
  await storage.add(change('a'), null)
  state.isFull = true
  expect(await storage.add(change('b'), { older: change('a'), merge: sum })).toMatchObject({
    isMerged: false,
    kept: { id: 'a' },
  })
  expect((await storage.readAll()).map(({ variables }) => variables)).toEqual([{ units: 1 }, { units: 1 }])
})

test('sends what it cannot mark as being sent, but nothing that is gone', async () => {
  const { state, storage } = createDisk()
  const { task } = await storage.add(change('a'), null)
  state.isFull = true
  expect(await storage.edit(task.id, CLAIM)).toMatchObject(CLAIMED)
  await storage.remove('a')
  expect(await storage.edit(task.id, CLAIM)).toBeNull()
})

test('what was sent without a mark stays sent: it is neither merged nor dropped as unsent', async () => {
  const { state, storage } = createDisk()
  await storage.add(change('a'), null)
  state.isFull = true
  await storage.edit('a', CLAIM)
  expect(await storage.readAll()).toMatchObject([{ id: 'a', isTransmitted: true, attempts: 1 }])
  expect(await storage.edit('a', CLAIM)).toMatchObject({ attempts: 2 })
  state.isFull = false
  expect(await storage.add(change('b'), { older: change('a'), merge: sum })).toMatchObject({
    isMerged: false,
    kept: { id: 'a' },
  })
  expect(await storage.dropUnsent(['a', 'b'])).toEqual(['b'])
  await storage.remove('a')
  expect(await storage.readAll()).toEqual([])
})

test('a change in memory that cannot be dropped while it is sent is removed when it ends', async () => {
  const { state, storage } = createDisk()
  state.isFull = true
  await storage.add(change('a'), null)
  await storage.edit('a', CLAIM)
  expect(await storage.drop('a')).toBe(false)
  await storage.remove('a')
  expect(await storage.readAll()).toEqual([])
})

test('marks the changes that it has in memory alone, for their makers and other tabs', async () => {
  const { state, storage } = createDisk()
  await storage.add(change('a'), null)
  state.isFull = true
  expect((await storage.add(change('b'), null)).task).toMatchObject({ id: 'b', isInMemory: true })
  expect((await storage.readAll()).map(({ id, isInMemory }) => [id, isInMemory])).toEqual([
    ['a', undefined],
    ['b', true],
  ])
})
