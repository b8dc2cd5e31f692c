import type { Entry, Surroundings } from './queueProtocol.ts'
import type { JsonObject } from '../queuedMutation.ts'
import type { Task } from '../task.ts'

/**
 * Returns the waiting task that a new one replaces, and the merged variables. It was never sent, it is the same
 * customer's, and no task of another kind was made since that may depend on it.
 */
export function findMergeable(
  entries: readonly Entry[],
  task: Task,
  { merge, isIndependent }: Pick<Surroundings, 'merge' | 'isIndependent'>,
): Readonly<{ older: Entry; variables: JsonObject }> | null {
  for (const older of [...entries].reverse()) {
    if (older.task.scope !== task.scope || older.task.customer !== task.customer) continue
    if (older.task.name !== task.name && isIndependent(task)) continue
    if (older.task.name !== task.name || older.task.isTransmitted) return null
    const variables = merge(older.task, task)
    if (variables) return { older, variables }
  }
  return null
}
