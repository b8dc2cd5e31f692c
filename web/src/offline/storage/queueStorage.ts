import * as v from 'valibot'
import type { ShopDatabaseConnection } from './openShopDatabase.ts'
import type { ShopDatabase } from './shopDatabase.ts'
import { type StoredResult, storedResultSchema } from './storedResult.ts'
import { REMOVED_IDS_MAX, STORED_RESULTS_MAX } from '../limits.ts'
import type { JsonObject } from '../queuedMutation.ts'
import { type Task, taskSchema } from '../task.ts'
import { type TaskEdit, editTask } from './editTask.ts'

/** Waiting task that a new one replaces, as this tab knows it, and how they are merged; null when they are not. */
export type Replacing = Readonly<{ older: Task; merge: (older: Task) => JsonObject | null }>

/** New task as it was written. */
export type Placed = Readonly<{
  /** Task with its position, and with merged variables where it replaced another. */
  task: Task
  isMerged: boolean
  /** Task that should have been replaced and was not: another tab has sent it meanwhile, or the disk is full. */
  kept: Task | null
}>

/** Storage of tasks. Tabs share it; each call is one transaction, so that two tabs never take the same task. */
export type QueueStorage = Readonly<{
  /**
   * Returns all tasks in order. Removes tasks that this version of the shop cannot read. Rejects when the browser does
   * not let it read; `idsInMemory` then names the tasks that this tab still has.
   */
  readAll: () => Promise<Task[]>
  /** Returns the ids of tasks that are in the memory of this tab because the disk has refused them. */
  idsInMemory: () => readonly string[]
  /** Writes a new task, in place of another unless that was sent or finished meanwhile. */
  add: (task: Task, replacing: Replacing | null) => Promise<Placed>
  /**
   * Edits a task as it is stored now, and returns it; null when it is gone. There is no way to write a whole task over a
   * stored one.
   */
  edit: (id: string, edit: TaskEdit) => Promise<Task | null>
  remove: (id: string) => Promise<void>
  /** Removes a task unless it is being sent; false when it is, or is gone. */
  drop: (id: string) => Promise<boolean>
  /** Removes the tasks that no tab has ever sent, and returns their ids. */
  dropUnsent: (ids: readonly string[]) => Promise<string[]>
  /** Stores the result of a task, in place of the oldest when there are too many. */
  keepResult: (result: StoredResult) => Promise<void>
  /** Returns the results, newest first. */
  readResults: () => Promise<StoredResult[]>
}>

/** Creates a storage in IndexedDB. An added task is on the disk before anything else happens. */
export function createIndexedQueueStorage({ run }: ShopDatabase): QueueStorage {
  return {
    readAll: () => run(readTasks),
    add: (task, replacing) => run((connection) => addTask(connection, task, replacing)),
    edit: (id, edit) => run((connection) => editStored(connection, id, edit)),
    remove: (id) =>
      run(async (connection) => {
        const transaction = connection.transaction('tasks', 'readwrite')
        const position = await transaction.store.index('id').getKey(id)
        if (position !== undefined) await transaction.store.delete(position)
        await transaction.done
      }),
    drop: (id) =>
      run(async (connection) => (await dropIf(connection, [id], ({ state }) => state === 'waiting')).length > 0),
    dropUnsent: (ids) => run((connection) => dropIf(connection, ids, ({ isTransmitted }) => !isTransmitted)),
    idsInMemory: () => [],
    readResults: () => run(readResults),
    keepResult: (result) => run((connection) => putResult(connection, result)),
  }
}

async function readTasks(connection: ShopDatabaseConnection): Promise<Task[]> {
  const transaction = connection.transaction('tasks', 'readwrite')
  const tasks: Task[] = []
  for await (const cursor of transaction.store) {
    const parsed = v.safeParse(taskSchema, cursor.value)
    if (parsed.success) tasks.push(parsed.output)
    else await cursor.delete()
  }
  await transaction.done
  return tasks
}

async function addTask(connection: ShopDatabaseConnection, added: Task, replacing: Replacing | null): Promise<Placed> {
  const transaction = connection.transaction('tasks', 'readwrite', { durability: 'strict' })
  const { store } = transaction
  const at = replacing === null ? undefined : await store.index('id').getKey(replacing.older.id)
  const found = at === undefined ? undefined : v.safeParse(taskSchema, await store.get(at))
  const { isMerged, kept, task } = place(added, replacing, found?.success ? found.output : null)
  if (isMerged && at !== undefined) await store.delete(at)
  const { position: _unplaced, ...unplaced } = task
  const position = await store.add(unplaced)
  await transaction.done
  return { isMerged, kept, task: { ...task, position } }
}

async function editStored(connection: ShopDatabaseConnection, id: string, edit: TaskEdit): Promise<Task | null> {
  const transaction = connection.transaction('tasks', 'readwrite', { durability: 'strict' })
  const found = v.safeParse(taskSchema, await transaction.store.index('id').get(id))
  const task = found.success ? editTask(found.output, edit) : null
  if (task) await transaction.store.put(task)
  await transaction.done
  return task
}

async function dropIf(
  connection: ShopDatabaseConnection,
  ids: readonly string[],
  mayGo: (task: Task) => boolean,
): Promise<string[]> {
  const transaction = connection.transaction('tasks', 'readwrite', { durability: 'strict' })
  const dropped: string[] = []
  for (const id of ids) {
    const position = await transaction.store.index('id').getKey(id)
    const found = position === undefined ? null : v.safeParse(taskSchema, await transaction.store.get(position))
    if (position === undefined || !found?.success || !mayGo(found.output)) continue
    await transaction.store.delete(position)
    dropped.push(id)
  }
  await transaction.done
  return dropped
}

async function readResults(connection: ShopDatabaseConnection): Promise<StoredResult[]> {
  const found = (await connection.getAll('results')).map((value) => v.safeParse(storedResultSchema, value))
  return newestFirst(found.flatMap((result) => (result.success ? [result.output] : [])))
}

async function putResult(connection: ShopDatabaseConnection, result: StoredResult): Promise<void> {
  await connection.put('results', result)
  const surplus = (await readResults(connection)).slice(STORED_RESULTS_MAX)
  await Promise.all(surplus.map(({ id }) => connection.delete('results', id)))
}

function newestFirst(results: readonly StoredResult[]): StoredResult[] {
  return [...results].sort((left, right) => right.settledAt - left.settledAt)
}

/** Creates a storage in memory, for browsers that refuse to store: its tasks live as long as the page. */
export function createMemoryQueueStorage(nextPosition: () => number = createCounter()): QueueStorage {
  const tasks = new Map<string, Task>()
  let results: readonly StoredResult[] = []
  return {
    readAll: () => Promise.resolve([...tasks.values()]),
    idsInMemory: () => [...tasks.keys()],
    add: (added, replacing) => {
      const { isMerged, kept, task } = place(added, replacing, tasks.get(replacing?.older.id ?? '') ?? null)
      if (isMerged && replacing) tasks.delete(replacing.older.id)
      const placed = { ...task, position: nextPosition() }
      tasks.set(task.id, placed)
      return Promise.resolve({ isMerged, kept, task: placed })
    },
    edit: (id, edit) => {
      const found = tasks.get(id)
      const task = found ? editTask(found, edit) : null
      if (task) tasks.set(id, task)
      return Promise.resolve(task)
    },
    remove: (id) => {
      tasks.delete(id)
      return Promise.resolve()
    },
    drop: (id) => Promise.resolve(tasks.get(id)?.state === 'waiting' && tasks.delete(id)),
    dropUnsent: (ids) =>
      Promise.resolve(ids.filter((id) => tasks.get(id)?.isTransmitted === false && tasks.delete(id))),
    keepResult: (result) => {
      const others = results.filter(({ id }) => id !== result.id)
      results = newestFirst([...others, result]).slice(0, STORED_RESULTS_MAX)
      return Promise.resolve()
    },
    readResults: () => Promise.resolve([...results]),
  }
}

/** Replaces only a task that was certainly not sent: one that was, or is gone, counts by itself. */
function place(task: Task, replacing: Replacing | null, older: Task | null): Placed {
  if (replacing === null || older === null) return { task, isMerged: false, kept: null }
  if (older.isTransmitted) return { task, isMerged: false, kept: older }
  const variables = replacing.merge(older)
  if (!variables) return { task, isMerged: false, kept: null }
  const replaced = [...older.replaced, older.id].slice(-REMOVED_IDS_MAX)
  return { task: { ...task, variables, replaced }, isMerged: true, kept: null }
}

function createCounter(): () => number {
  let last = 0
  return () => (last += 1)
}
