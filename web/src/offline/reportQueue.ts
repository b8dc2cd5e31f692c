import type { QueueReport, WaitingTask } from './QueueContext.ts'
import type { QueueState } from './queueProtocol.ts'
import type { QueueStorage } from './queueStorage.ts'

/** True when there will be something to tell: off line everything that waits will be told one day; on line only what asks. */
export function hasNews(tasks: readonly WaitingTask[], isOnline: boolean): boolean {
  return isOnline ? tasks.some(({ awaitsConsent }) => awaitsConsent) : tasks.length > 0
}

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
