import { backoffMs } from './backoffMs.ts'
import { withEntry } from './queueEntries.ts'
import type { QueueEvent, QueueState, Step, Surroundings } from './queueProtocol.ts'
import type { QueueStorage } from '../storage/queueStorage.ts'
import type { Task } from '../task.ts'

type Clock = Pick<Surroundings, 'ticks' | 'chance'>

/**
 * Handles a failed read of the storage. Tasks that only the storage has are not sent: another tab may have finished
 * them. Those in memory are, because no other tab can; then the lock is released, and the storage is read again later.
 */
export function unread(state: QueueState, inMemory: readonly string[], { ticks, chance }: Clock): Step {
  const failures = (state.unread?.failures ?? 0) + 1
  return {
    state: {
      ...state,
      leadership: state.leadership === 'none' ? 'none' : 'leading',
      unread: { failures, until: ticks + backoffMs(failures, chance), inMemory },
    },
    effects: [],
  }
}

/** Handles a task that could not be marked as being sent: it waits until the storage has been read again. */
export function unclaimed(state: QueueState, id: string, clock: Clock): Step {
  const waiting = withEntry(state, id, (entry) => ({ ...entry, task: { ...entry.task, state: 'waiting' } }))
  return unread(waiting, state.unread?.inMemory ?? [], clock)
}

/** Returns the state in which a storage that could not be read is read again at once. */
export function rereadNow(state: QueueState): QueueState {
  return state.unread ? { ...state, unread: { ...state.unread, until: 0 } } : state
}

/** Reads the stored tasks; resolves to the event for the state machine. */
export async function readTasks(storage: QueueStorage, type: 'restored' | 'leading'): Promise<QueueEvent> {
  try {
    return { type, tasks: await storage.readAll() }
  } catch {
    return { type: 'unread', inMemory: storage.idsInMemory() }
  }
}

/** Marks a task as being sent; resolves to the event for the state machine. */
export async function claimTask(storage: QueueStorage, task: Task): Promise<QueueEvent> {
  try {
    return { type: 'claimed', id: task.id, task: await storage.edit(task.id, { type: 'claim', now: task.updatedAt }) }
  } catch {
    return { type: 'unclaimed', id: task.id }
  }
}
