import { type Placed, type QueueStorage, createMemoryQueueStorage } from './queueStorage.ts'
import type { Task } from '../task.ts'
import { editTask } from './editTask.ts'

/** Position of a task in memory: after every task that this tab has seen on the disk, before all later ones there. */
const MEMORY_STEP = 1e-6

/**
 * Creates a storage that survives a full disk, and one that the browser has taken away. It makes room and retries; when
 * that does not help, a task is stored in memory and sent from there: it lives as long as its tab, which is better than
 * not at all.
 */
export function createForgivingStorage(disk: QueueStorage, makeRoom: () => Promise<unknown>): QueueStorage {
  let last = 0
  const memory = createMemoryQueueStorage(() => (last += MEMORY_STEP))
  const inMemory = new Set<string>()
  const seen = <Known extends Pick<Task, 'position'>>(task: Known): Known => {
    last = Math.max(last, task.position)
    return task
  }
  const withRoom = async <Value>(write: () => Promise<Value>): Promise<Value> => {
    try {
      return await write()
    } catch {
      await makeRoom().catch(() => undefined)
      return write()
    }
  }
  const keepInMemory = (task: Task): Promise<Placed> => {
    inMemory.add(task.id)
    // A task on the disk stays there, and is not merged with this one.
    return memory.add(task, null)
  }
  return {
    idsInMemory: () => [...inMemory],
    readAll: async () => {
      const kept = (await disk.readAll()).map(seen)
      return [...kept, ...(await memory.readAll())].sort((left, right) => left.position - right.position)
    },
    add: async (task, replacing) => {
      try {
        const placed = await withRoom(() => disk.add(task, inMemory.has(replacing?.id ?? '') ? null : replacing))
        seen(placed.task)
        return placed
      } catch {
        return keepInMemory(task)
      }
    },
    edit: async (id, edit) => {
      if (inMemory.has(id)) return memory.edit(id, edit)
      try {
        return await withRoom(() => disk.edit(id, edit))
      } catch (error) {
        if (edit.type !== 'claim') throw error
        // It cannot be marked as being sent, but it exists: its idempotency key keeps it from being applied twice.
        const stored = (await disk.readAll()).find((task) => task.id === id)
        return stored ? editTask(stored, edit) : null
      }
    },
    remove: async (id) => {
      await (inMemory.delete(id) ? memory : disk).remove(id)
    },
    drop: (id) => (inMemory.delete(id) ? memory : disk).drop(id),
    dropUnsent: async (ids) => {
      const dropped = await memory.dropUnsent(ids)
      for (const id of dropped) inMemory.delete(id)
      const onDisk = ids.filter((id) => !inMemory.has(id) && !dropped.includes(id))
      // Tasks that cannot be removed now stay: they wait for their customer.
      return [...dropped, ...(await disk.dropUnsent(onDisk).catch(() => []))]
    },
    // Optional: no room is made for it.
    keepResult: (result) => disk.keepResult(result).catch(() => memory.keepResult(result)),
    readResults: async () => [...(await memory.readResults()), ...(await disk.readResults())],
  }
}
