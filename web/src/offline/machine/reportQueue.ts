import type { QueueReport } from '../QueueContext.ts'
import { isOurs } from './queueEntries.ts'
import type { QueueState } from './queueProtocol.ts'
import type { QueueStorage } from '../storage/queueStorage.ts'

/**
 * Returns a report of the stored queue, from any tab, with the pauses that this tab knows; `ticks` is now. Where the
 * storage cannot be read, the tasks are those that this tab knows.
 */
export async function reportQueue(
  storage: Pick<QueueStorage, 'readAll' | 'readResults'>,
  state: QueueState,
  ticks: number,
): Promise<QueueReport> {
  const known = state.entries.map(({ task }) => task)
  const [tasks, results] = await Promise.all([
    storage.readAll().catch(() => known),
    storage.readResults().catch(() => []),
  ])
  const { isOnline, lock, heldUntil } = state
  const isOwn = (task: Readonly<{ customer: string | null }>) => isOurs(state, { task })
  const pauses = Object.entries(heldUntil).map(([scope, until]) => [scope, Math.max(0, until - ticks)])
  return {
    tasks: tasks.filter(isOwn),
    results: results.filter(isOwn),
    isOnline,
    lock,
    pauses: Object.fromEntries(pauses),
  }
}
