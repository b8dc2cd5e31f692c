import type { QueuePorts } from './queuePorts.ts'

/**
 * Stores that a task waits which a closed page was sending: without a network no tab takes it over, and it cannot be
 * taken back while it counts as being sent.
 */
export async function releaseCutOff(
  { storage, leaderLock }: Pick<QueuePorts, 'storage' | 'leaderLock'>,
  id: string,
): Promise<void> {
  const task = (await storage.readAll()).find((stored) => stored.id === id)
  if (task?.state !== 'inFlight' || (await leaderLock.isHeld())) return
  // A tab that has taken it over meanwhile counts another attempt.
  await storage.edit(id, { type: 'release', attempts: task.attempts })
}
