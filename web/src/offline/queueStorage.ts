import * as v from 'valibot'
import type { ShopDatabaseConnection } from './database.ts'
import { type KeptResult, keptResultSchema } from './keptResult.ts'
import { KEPT_RESULTS_MAX } from './limits.ts'
import type { JsonObject } from './queueableMutation.ts'
import { type Task, taskSchema } from './task.ts'

/** A waiting task that a new one takes the place of, and how both become one; null when they do not. */
export type Replacing = Readonly<{ id: string; merge: (older: Task) => JsonObject | null }>

/** A new task as it was written. */
export type Placed = Readonly<{
  /** With its place, and with the variables of both where it has taken another's place. */
  task: Task
  isMerged: boolean
  /** The one that should have made place, and has been sent meanwhile by another tab. */
  sent: Task | null
}>

/** Where tasks are kept. Tabs share it; each call is one transaction, so that two tabs never take the same task. */
export type QueueStorage = Readonly<{
  /** In order. What this version of the shop cannot read is left out and removed. */
  readAll: () => Promise<Task[]>
  /** Writes a new task, in the place of another where that has not been sent, or even been done, meanwhile. */
  add: (task: Task, replacing: Replacing | null) => Promise<Placed>
  /** Writes that a task is being sent; false when it is gone. */
  claim: (task: Task) => Promise<boolean>
  /** Writes what changed about a task; one that is gone stays gone. */
  update: (task: Task) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Removes a task that is not being sent; false when it is, or is gone. */
  drop: (id: string) => Promise<boolean>
  /** Keeps what a task came to, in the place of the oldest when there are too many. */
  keepResult: (result: KeptResult) => Promise<void>
  /** Newest first. */
  readResults: () => Promise<KeptResult[]>
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
    add: async (added, replacing) => {
      const transaction = database.transaction('tasks', 'readwrite', { durability: 'strict' })
      const { store } = transaction
      const at = replacing === null ? undefined : await store.index('id').getKey(replacing.id)
      const found = at === undefined ? undefined : v.safeParse(taskSchema, await store.get(at))
      const { isMerged, sent, task } = place(added, replacing, found?.success ? found.output : null)
      if (isMerged && at !== undefined) await store.delete(at)
      const { position: _unplaced, ...unplaced } = task
      const position = await store.add(unplaced)
      await transaction.done
      return { isMerged, sent, task: { ...task, position } }
    },
    claim: write,
    update: async (task) => void (await write(task)),
    remove: async (id) => {
      const transaction = database.transaction('tasks', 'readwrite')
      const position = await transaction.store.index('id').getKey(id)
      if (position !== undefined) await transaction.store.delete(position)
      await transaction.done
    },
    drop: async (id) => {
      const transaction = database.transaction('tasks', 'readwrite', { durability: 'strict' })
      const position = await transaction.store.index('id').getKey(id)
      const found = position === undefined ? null : v.safeParse(taskSchema, await transaction.store.get(position))
      const isDropped = found?.success === true && found.output.state === 'waiting'
      if (isDropped && position !== undefined) await transaction.store.delete(position)
      await transaction.done
      return isDropped
    },
    ...createIndexedResults(database),
  }
}

function createIndexedResults(database: ShopDatabaseConnection): Pick<QueueStorage, 'keepResult' | 'readResults'> {
  const readResults = async () => {
    const found = (await database.getAll('results')).map((value) => v.safeParse(keptResultSchema, value))
    return newestFirst(found.flatMap((result) => (result.success ? [result.output] : [])))
  }
  return {
    readResults,
    keepResult: async (result) => {
      await database.put('results', result)
      const surplus = (await readResults()).slice(KEPT_RESULTS_MAX)
      await Promise.all(surplus.map(({ id }) => database.delete('results', id)))
    },
  }
}

function newestFirst(results: readonly KeptResult[]): KeptResult[] {
  return [...results].sort((left, right) => right.settledAt - left.settledAt)
}

/** Tasks in memory, for browsers that keep nothing: they live as long as the page. */
export function createMemoryQueueStorage(nextPosition: () => number = createCounter()): QueueStorage {
  const tasks = new Map<string, Task>()
  let results: readonly KeptResult[] = []
  const write = (task: Task) => {
    if (tasks.has(task.id)) tasks.set(task.id, { ...task, position: tasks.get(task.id)?.position ?? task.position })
    return Promise.resolve(tasks.has(task.id))
  }
  return {
    readAll: () => Promise.resolve([...tasks.values()]),
    add: (added, replacing) => {
      const { isMerged, sent, task } = place(added, replacing, tasks.get(replacing?.id ?? '') ?? null)
      if (isMerged && replacing) tasks.delete(replacing.id)
      const placed = { ...task, position: nextPosition() }
      tasks.set(task.id, placed)
      return Promise.resolve({ isMerged, sent, task: placed })
    },
    claim: write,
    update: async (task) => void (await write(task)),
    remove: (id) => {
      tasks.delete(id)
      return Promise.resolve()
    },
    drop: (id) => Promise.resolve(tasks.get(id)?.state === 'waiting' && tasks.delete(id)),
    keepResult: (result) => {
      const others = results.filter(({ id }) => id !== result.id)
      results = newestFirst([...others, result]).slice(0, KEPT_RESULTS_MAX)
      return Promise.resolve()
    },
    readResults: () => Promise.resolve([...results]),
  }
}

/** Only what has certainly not been sent is replaced: what has been, or is gone, counts by itself. */
function place(task: Task, replacing: Replacing | null, older: Task | null): Placed {
  if (replacing === null || older === null) return { task, isMerged: false, sent: null }
  if (older.isTransmitted) return { task, isMerged: false, sent: older }
  const variables = replacing.merge(older)
  return { task: variables ? { ...task, variables } : task, isMerged: variables !== null, sent: null }
}

function createCounter(): () => number {
  let last = 0
  return () => (last += 1)
}
