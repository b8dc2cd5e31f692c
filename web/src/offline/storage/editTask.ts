import type { Task } from '../task.ts'

/**
 * Edit of a stored task. It names what has happened, never the whole task: another tab may have changed the record
 * since this one has read it. `attempts` is the number of the attempt that was answered.
 */
export type TaskEdit =
  /** Its caller has heard that it waits. */
  | Readonly<{ type: 'acknowledge' }>
  /** It is about to be sent. */
  | Readonly<{ type: 'claim'; now: number }>
  /** The page that was sending it is gone. */
  | Readonly<{ type: 'release'; attempts: number }>
  /** An attempt has failed. */
  | Readonly<{ type: 'fail'; attempts: number; isFault: boolean; resultCode: string; now: number }>
  /** The shop has returned it for consent, for the given time. */
  | Readonly<{ type: 'askAgain'; attempts: number; timesAskedAgain: number; now: number }>
  /** The shopper consents to what was asked. */
  | Readonly<{ type: 'approve'; timesAskedAgain: number; agreed: Pick<Task, 'variables' | 'optimism'> | null }>

/** Returns a task after an edit; the same task where it has moved on meanwhile. */
export function editTask(task: Task, edit: TaskEdit): Task {
  switch (edit.type) {
    case 'acknowledge':
      return { ...task, isAcknowledged: true }
    case 'claim':
      return task.awaitsConsent ? task : { ...task, ...sending(task, edit.now) }
    case 'release':
      return task.attempts === edit.attempts ? { ...task, state: 'waiting' } : task
    case 'fail': {
      if (task.attempts > edit.attempts) return task
      const faults = task.faults + (edit.isFault ? 1 : 0)
      const transmittedAt = isUnmade(task, edit.resultCode) ? null : task.transmittedAt
      return { ...task, state: 'waiting', faults, transmittedAt, resultCode: edit.resultCode, updatedAt: edit.now }
    }
    case 'askAgain': {
      if (task.attempts > edit.attempts) return task
      const { timesAskedAgain, now } = edit
      const asked = { awaitsConsent: true, timesAskedAgain, transmittedAt: null }
      return { ...task, ...asked, state: 'waiting', updatedAt: now }
    }
    case 'approve': {
      const isAsked = task.awaitsConsent && task.timesAskedAgain === edit.timesAskedAgain
      return isAsked ? { ...task, ...edit.agreed, awaitsConsent: false } : task
    }
  }
}

/** Results that prove that the gateway has not made the task in this attempt. */
const UNMADE: ReadonlySet<string> = new Set(['unauthenticated', 'rateLimited', 'outdated'])

/** Returns true when no attempt of a task can have made it: this one, which has not, is its first. */
function isUnmade({ transmittedAt, updatedAt }: Task, resultCode: string): boolean {
  return UNMADE.has(resultCode) && transmittedAt === updatedAt
}

function sending({ attempts, transmittedAt }: Task, now: number) {
  return {
    state: 'inFlight',
    attempts: attempts + 1,
    isTransmitted: true,
    transmittedAt: transmittedAt ?? now,
    updatedAt: now,
  } as const
}
