import { REPEATABLE_MS } from '../limits.ts'
import type { Settlement } from '../answer.ts'
import type { Surroundings } from './queueProtocol.ts'
import type { Task } from '../task.ts'

/** Code of the refusal of a task with an unknown outcome: pages that show it have its text. */
const OUTCOME_UNKNOWN_CODE = 'OUTCOME_UNKNOWN'

/** Settlement of a task that may have been made, and is not sent again, because it would count twice. */
export const OUTCOME_UNKNOWN: Settlement = {
  kind: 'refused',
  data: null,
  userErrors: [{ code: OUTCOME_UNKNOWN_CODE, message: '' }],
}

/** Returns true for the reasons of a task with an unknown outcome. */
export function isOutcomeUnknown(reasons: readonly Readonly<{ code: string }>[]): boolean {
  return reasons.some(({ code }) => code === OUTCOME_UNKNOWN_CODE)
}

/**
 * Returns true when the gateway may have made a task, and no longer knows its idempotency key: more than `REPEATABLE_MS`
 * after the first transmission, or before it, on a device whose clock was set back.
 */
export function mayCountTwice(
  task: Task,
  { now, countsEachTime }: Pick<Surroundings, 'now' | 'countsEachTime'>,
): boolean {
  return countsEachTime(task) && task.transmittedAt !== null && Math.abs(now - task.transmittedAt) > REPEATABLE_MS
}
