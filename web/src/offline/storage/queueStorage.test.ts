import { expect, test } from 'vitest'
import type { TaskEdit } from './editTask.ts'
import { createMemoryQueueStorage } from './queueStorage.ts'
import { type Task, newTask } from '../task.ts'

const change = (id: string, units: number): Task =>
  newTask({ id, name: 'add', scope: 'cart', variables: { units }, optimism: {} }, null, 0)

const sum = (newer: Task) => (older: Task) => ({
  units: Number(older.variables['units']) + Number(newer.variables['units']),
})

const CLAIM: TaskEdit = { type: 'claim', now: 5 }

const unitsOf = (tasks: readonly Task[]) => tasks.map(({ id, variables }) => [id, variables['units']])

test('a change takes the place of one that waits, and stands for both', async () => {
  const storage = createMemoryQueueStorage()
  const [older, newer] = [change('older', 1), change('newer', 2)]
  await storage.add(older, null)
  expect(await storage.add(newer, { older, merge: sum(newer) })).toMatchObject({ isMerged: true, kept: null })
  expect(unitsOf(await storage.readAll())).toEqual([['newer', 3]])
})

test('one that has been sent meanwhile stays, and the new one stands for itself', async () => {
  const storage = createMemoryQueueStorage()
  const [older, newer] = [change('older', 1), change('newer', 2)]
  const { task } = await storage.add(older, null)
  await storage.edit(task.id, CLAIM)
  const placed = await storage.add(newer, { older, merge: sum(newer) })
  expect(placed).toMatchObject({ isMerged: false, kept: { id: 'older' } })
  expect(unitsOf(await storage.readAll())).toEqual([
    ['older', 1],
    ['newer', 2],
  ])
})

test('one that has been done meanwhile does not count again', async () => {
  const storage = createMemoryQueueStorage()
  const [older, newer] = [change('older', 1), change('newer', 2)]
  expect(await storage.add(newer, { older, merge: sum(newer) })).toMatchObject({ isMerged: false, kept: null })
  expect(unitsOf(await storage.readAll())).toEqual([['newer', 2]])
})

test('only what no tab has sent goes with a session', async () => {
  const storage = createMemoryQueueStorage()
  const { task: sent } = await storage.add(change('sent', 1), null)
  await storage.add(change('waiting', 2), null)
  await storage.edit(sent.id, CLAIM)
  expect(await storage.dropUnsent(['sent', 'waiting', 'gone'])).toEqual(['waiting'])
  expect(unitsOf(await storage.readAll())).toEqual([['sent', 1]])
})
