import { entryOf } from './queueEntries.ts'
import type { QueuePorts } from './queuePorts.ts'
import type { QueueState } from './queueProtocol.ts'

type Ports = Pick<QueuePorts, 'storage' | 'leaderLock'>

/** Removes a task from the storage unless it is being sent; false when it is, or is gone. */
export async function dropTask({ storage, leaderLock }: Ports, state: QueueState, id: string): Promise<boolean> {
  // The storage does not know it where it could not be written.
  if (entryOf(state, id)?.task.state === 'inFlight') return false
  await releaseCutOff({ storage, leaderLock }, id)
  return storage.drop(id)
}

/**
 * Stores that a task waits which a closed page was sending: without a network no tab takes it over, and it cannot be
 * taken back while it counts as being sent.
 */
async function releaseCutOff({ storage, leaderLock }: Ports, id: string): Promise<void> {
  const task = (await storage.readAll().catch(() => [])).find((stored) => stored.id === id)
  if (task?.state !== 'inFlight' || (await leaderLock.isHeld())) return
  // A tab that has taken it over meanwhile counts another attempt.
  await storage.edit(id, { type: 'release', attempts: task.attempts })
}
