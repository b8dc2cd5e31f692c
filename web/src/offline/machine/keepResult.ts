import type { Settlement } from '../answer.ts'
import type { QueuePorts } from './queuePorts.ts'
import { storedResultOf } from '../storage/storedResult.ts'
import { type Task, mutationIn } from '../task.ts'

/** Stores the result of a task, with the part of the answer that its mutation wants stored. */
export function keepResult(
  { storage, registry, now }: Pick<QueuePorts, 'storage' | 'registry' | 'now'>,
  task: Task,
  settlement: Settlement,
): Promise<void> {
  const keep = mutationIn(registry, task.name)?.keepResult ?? null
  return storage.keepResult(storedResultOf(task, settlement, { keep, settledAt: now() }))
}
