import { type Placed, type QueueStorage, createMemoryQueueStorage } from './queueStorage.ts'
import type { Task } from './task.ts'

/** A place in memory comes after everything that this tab has seen on the disk, and before whatever is written there later. */
const MEMORY_STEP = 1e-6

/**
 * A storage that goes on when the disk is full. It makes room and tries again; when that does not help, a change is kept
 * in memory and sent from there: it lives as long as its tab, which is better than not at all.
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
    // What waits on the disk stays there, and counts by itself.
    return memory.add(task, null)
  }
  return {
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
    claim: async (task) => {
      if (inMemory.has(task.id)) return memory.claim(task)
      try {
        return await withRoom(() => disk.claim(task))
      } catch {
        // It cannot be marked as being sent, but it is there: its key keeps it from being done twice.
        return (await disk.readAll()).some(({ id }) => id === task.id)
      }
    },
    update: async (task) => {
      await (inMemory.has(task.id) ? memory : disk).update(task)
    },
    remove: async (id) => {
      await (inMemory.delete(id) ? memory : disk).remove(id)
    },
    drop: async (id) => {
      if (!inMemory.has(id)) return disk.drop(id)
      inMemory.delete(id)
      return memory.drop(id)
    },
    // Nice to have: nothing makes room for it.
    keepResult: (result) => disk.keepResult(result).catch(() => memory.keepResult(result)),
    readResults: async () => [...(await memory.readResults()), ...(await disk.readResults())],
  }
}
