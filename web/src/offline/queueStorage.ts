import * as v from 'valibot'
import type { ShopDatabaseConnection } from './database.ts'
import { type Task, taskSchema } from './task.ts'

/** Where tasks are kept. Tabs share it; each call is one transaction, so that two tabs never take the same task. */
export type QueueStorage = Readonly<{
  /** In order. What this version of the shop cannot read is left out and removed. */
  readAll: () => Promise<Task[]>
  /** Writes a new task and says its place. The one that it replaces goes, unless it has been sent meanwhile. */
  add: (task: Task, replaces: string | null) => Promise<number>
  /** Writes that a task is being sent; false when it is gone. */
  claim: (task: Task) => Promise<boolean>
  /** Writes what changed about a task; one that is gone stays gone. */
  update: (task: Task) => Promise<void>
  remove: (id: string) => Promise<void>
}>

/** Tasks in IndexedDB. What is added is on the disk before anything else happens. */
export function createIndexedQueueStorage(database: ShopDatabaseConnection): QueueStorage {
  const write = async (task: Task) => {
    const transaction = database.transaction('tasks', 'readwrite', { durability: 'strict' })
    const position = await transaction.store.index('id').getKey(task.id)
    if (position !== undefined) await transaction.store.put({ ...task, position })
    await transaction.done
    return position !== undefined
  }
  return {
    readAll: async () => {
      const transaction = database.transaction('tasks', 'readwrite')
      const tasks: Task[] = []
      for await (const cursor of transaction.store) {
        const parsed = v.safeParse(taskSchema, cursor.value)
        if (parsed.success) tasks.push(parsed.output)
        else await cursor.delete()
      }
      await transaction.done
      return tasks
    },
    add: async ({ position: _unplaced, ...task }, replaces) => {
      const transaction = database.transaction('tasks', 'readwrite', { durability: 'strict' })
      const replaced = replaces === null ? undefined : await transaction.store.index('id').getKey(replaces)
      const older = replaced === undefined ? undefined : v.safeParse(taskSchema, await transaction.store.get(replaced))
      if (replaced !== undefined && older?.success && !older.output.isTransmitted)
        await transaction.store.delete(replaced)
      const position = await transaction.store.add(task)
      await transaction.done
      return position
    },
    claim: write,
    update: async (task) => void (await write(task)),
    remove: async (id) => {
      const transaction = database.transaction('tasks', 'readwrite')
      const position = await transaction.store.index('id').getKey(id)
      if (position !== undefined) await transaction.store.delete(position)
      await transaction.done
    },
  }
}

/** Tasks in memory, for browsers that keep nothing: they live as long as the page. */
export function createMemoryQueueStorage(): QueueStorage {
  const tasks = new Map<string, Task>()
  let last = 0
  const write = (task: Task) => {
    if (tasks.has(task.id)) tasks.set(task.id, { ...task, position: tasks.get(task.id)?.position ?? task.position })
    return Promise.resolve(tasks.has(task.id))
  }
  return {
    readAll: () => Promise.resolve([...tasks.values()]),
    add: (task, replaces) => {
      if (replaces !== null && tasks.get(replaces)?.isTransmitted === false) tasks.delete(replaces)
      last += 1
      tasks.set(task.id, { ...task, position: last })
      return Promise.resolve(last)
    },
    claim: write,
    update: async (task) => void (await write(task)),
    remove: (id) => {
      tasks.delete(id)
      return Promise.resolve()
    },
  }
}
