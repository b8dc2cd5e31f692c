import { type Placed, type QueueStorage, type Replacing, createMemoryQueueStorage } from './queueStorage.ts'
import { createUnmarkedClaims } from './createUnmarkedClaims.ts'
import type { Task } from '../task.ts'

/** Position of a task in memory: after every task that this tab has seen on the disk, before all later ones there. */
const MEMORY_STEP = 1e-6

/**
 * Creates a storage that survives a full disk, and one that the browser has taken away. It makes room and retries; when
 * that does not help, a task is stored in memory and sent from there: it lives as long as its tab, and says so.
 */
export function createForgivingStorage(disk: QueueStorage, makeRoom: () => Promise<unknown>): QueueStorage {
  let last = 0
  const memory = createMemoryQueueStorage(() => (last += MEMORY_STEP))
  const inMemory = new Set<string>()
  const unmarked = createUnmarkedClaims()
  const seen = <Known extends Pick<Task, 'position'>>(task: Known): Known => {
    last = Math.max(last, task.position)
    return task
  }
  const readDisk = async () => (await disk.readAll()).map((task) => seen(unmarked.mark(task)))
  const withRoom = <Value>(write: () => Promise<Value>) => retried(write, makeRoom)
  const forget = (id: string) => {
    unmarked.forget(id)
    return inMemory.delete(id) ? memory : disk
  }
  return {
    idsInMemory: () => [...inMemory],
    readAll: async () => {
      const kept = await readDisk()
      return [...kept, ...(await memory.readAll())].sort((left, right) => left.position - right.position)
    },
    add: async (task, replacing) => {
      const older = replacing?.older.id ?? ''
      const isFixed = inMemory.has(older) || unmarked.has(older)
      try {
        const placed = await withRoom(() => (isFixed ? addBeside(disk, task, replacing) : disk.add(task, replacing)))
        seen(placed.task)
        return placed
      } catch {
        inMemory.add(task.id)
        return addBeside(memory, { ...task, isInMemory: true }, replacing)
      }
    },
    edit: async (id, edit) => {
      if (inMemory.has(id)) return memory.edit(id, edit)
      try {
        return await withRoom(() => disk.edit(id, edit))
      } catch (error) {
        if (edit.type !== 'claim') throw error
        // It cannot be marked as being sent, but it exists: its idempotency key keeps it from being applied twice.
        const stored = (await readDisk()).find((task) => task.id === id)
        return stored ? unmarked.claim(stored, edit) : null
      }
    },
    remove: (id) => forget(id).remove(id),
    drop: async (id) => {
      const isDropped = await (inMemory.has(id) ? memory : disk).drop(id)
      if (isDropped) forget(id)
      return isDropped
    },
    dropUnsent: async (ids) => {
      const dropped = await memory.dropUnsent(ids)
      for (const id of dropped) inMemory.delete(id)
      const onDisk = ids.filter((id) => !inMemory.has(id) && !unmarked.has(id) && !dropped.includes(id))
      // Tasks that cannot be removed now stay: they wait for their customer.
      return [...dropped, ...(await disk.dropUnsent(onDisk).catch(() => []))]
    },
    // Optional: no room is made for it.
    keepResult: (result) => disk.keepResult(result).catch(() => memory.keepResult(result)),
    readResults: async () => [...(await memory.readResults()), ...(await disk.readResults())],
  }
}

/** Adds a task beside the one that it should replace, which stays as it is where it is. */
async function addBeside(storage: QueueStorage, task: Task, replacing: Replacing | null): Promise<Placed> {
  return { ...(await storage.add(task, null)), kept: replacing?.older ?? null }
}

/** Makes room after a failed write, and writes once more. */
async function retried<Value>(write: () => Promise<Value>, makeRoom: () => Promise<unknown>): Promise<Value> {
  try {
    return await write()
  } catch {
    await makeRoom().catch(() => undefined)
    return write()
  }
}
