import { backoffMs } from './backoffMs.ts'
import { FAULT_ATTEMPTS_MAX } from '../limits.ts'
import type { Surroundings } from './queueProtocol.ts'
import type { Answer, Settlement } from '../answer.ts'
import type { TaskEdit } from '../storage/editTask.ts'
import type { Task } from '../task.ts'

/** Verdict on an answer: the task has ended, or waits again until a moment, in `ticks`. */
export type AnswerVerdict =
  | Readonly<{ kind: 'settled'; settlement: Settlement }>
  | Readonly<{ kind: 'waiting'; edit: TaskEdit; until: number; isUnauthenticated: boolean }>

/**
 * Returns the verdict of an answer on its task. Done and refused end it. A transient failure keeps it for as long as
 * it takes; a fault of the gateway itself a few times, so that one poisoned task does not block all others for good.
 * Attempts that a network or a page's end cut off do not count: such a task may have succeeded already.
 */
export function afterAnswer(task: Task, answer: Answer, { now, ticks, chance }: Surroundings): AnswerVerdict {
  if (answer.kind !== 'failed') return { kind: 'settled', settlement: answer }
  const { attempts, faults } = task
  const isFault = answer.reason === 'fault'
  const isOver = answer.reason === 'hopeless' || (isFault && faults + 1 >= FAULT_ATTEMPTS_MAX)
  if (isOver) return { kind: 'settled', settlement: { kind: 'refused', data: null, userErrors: [] } }
  return {
    kind: 'waiting',
    edit: { type: 'fail', attempts, isFault, resultCode: answer.code, now },
    until: ticks + backoffMs(attempts, chance, answer.retryAfterMs),
    isUnauthenticated: answer.reason === 'unauthenticated',
  }
}
