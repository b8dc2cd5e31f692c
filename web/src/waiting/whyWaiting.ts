import type { QueueReport } from '../offline/QueueContext.ts'
import type { Task } from '../offline/task.ts'

/**
 * Reason why a task has not reached the shop yet. `seconds` until the next attempt, null when this tab does not know.
 */
export type Reason =
  | Readonly<{ kind: 'consent' | 'offline' | 'session' | 'signedOut' | 'sending' | 'behind' | 'soon' }>
  | Readonly<{ kind: 'unreachable' | 'unavailable' | 'busy' | 'fault'; seconds: number | null }>

/** Reasons by the code of the last attempt, as the transport sets it. */
const FAILURES: Readonly<Record<string, Extract<Reason, { seconds: number | null }>['kind']>> = {
  unreachable: 'unreachable',
  unavailable: 'unavailable',
  outdated: 'unavailable',
  rateLimited: 'busy',
  invalid: 'fault',
}

const SECOND_MS = 1_000

/** Returns why a task of a report waits: the first obstacle. */
export function whyWaiting(task: Task, { tasks, isOnline, lock, pauses }: QueueReport): Reason {
  if (task.state === 'inFlight' && isOnline) return { kind: 'sending' }
  const first = tasks.find(({ scope }) => scope === task.scope)
  if (first && first.id !== task.id) return { kind: 'behind' }
  if (task.awaitsConsent) return { kind: 'consent' }
  if (!isOnline) return { kind: 'offline' }
  if (lock !== 0) return { kind: lock > 0 ? 'session' : 'signedOut' }
  const failure = FAILURES[task.resultCode ?? '']
  if (!failure) return { kind: 'soon' }
  const pause = pauses[task.scope]
  return { kind: failure, seconds: pause === undefined ? null : Math.ceil(pause / SECOND_MS) }
}
