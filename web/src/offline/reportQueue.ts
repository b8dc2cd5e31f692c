import type { QueueReport } from './QueueContext.ts'
import type { QueueState } from './queueProtocol.ts'
import type { QueueStorage } from './queueStorage.ts'

/** The queue as the storage holds it, whichever tab sends, with what this tab knows of pauses; `ticks` is now. */
export async function reportQueue(
  storage: Pick<QueueStorage, 'readAll' | 'readResults'>,
  { customer, isOnline, lock, heldUntil }: QueueState,
  ticks: number,
): Promise<QueueReport> {
  const [tasks, results] = await Promise.all([storage.readAll(), storage.readResults()])
  const isOwn = (one: Readonly<{ customer: string | null }>) => one.customer === customer
  const pauses = Object.entries(heldUntil).map(([scope, until]) => [scope, Math.max(0, until - ticks)])
  return {
    tasks: tasks.filter(isOwn),
    results: results.filter(isOwn),
    isOnline,
    lock,
    pauses: Object.fromEntries(pauses),
  }
}
