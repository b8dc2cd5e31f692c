import { LOCK_FAILED, LOCK_FREE } from '../tokenLock.ts'
import { isOurs, only } from './queueEntries.ts'
import type { Outcome } from '../outcome.ts'
import type { QueuePorts } from './queuePorts.ts'
import type { QueueEffect, QueueEvent, QueueState, Step } from './queueProtocol.ts'
import type { Settlement } from '../answer.ts'
import { inMemoryOf } from '../task.ts'

/** Code of the refusal of a task that a session's end has interrupted: a dialog reports it, not the caller. */
const SESSION_ENDED_CODE = 'SESSION_ENDED'

/** Settlement of a task whose session has ended: it was not made. Its text is added where texts are. */
export const INTERRUPTED: Settlement = {
  kind: 'refused',
  data: null,
  userErrors: [{ code: SESSION_ENDED_CODE, message: '' }],
}

/** Returns the outcome for the caller of a task; one without a settlement waits. */
export function outcomeFor(
  { task, settlement }: Extract<QueueEffect, { type: 'answerCaller' }>,
  { interruptedText }: Pick<QueuePorts, 'interruptedText'>,
): Outcome | Promise<Outcome> {
  if (settlement !== INTERRUPTED) return settlement ?? { kind: 'waiting', ...inMemoryOf(task) }
  return interruptedText()
    .catch(() => '')
    .then((message) => ({ kind: 'refused', data: null, userErrors: [{ code: SESSION_ENDED_CODE, message }] }))
}

/**
 * Ends the session: nothing more is sent, and no task of its customer is rendered. Only the storage knows whether a
 * task was ever sent: another tab may have sent it. A change that a caller still waits for is interrupted in any case.
 */
export function loseSession(state: QueueState): Step {
  if (state.lock === LOCK_FAILED) return only(state)
  const ours = state.entries.filter((entry) => isOurs(state, entry))
  const stopped = ours.map(({ task }) => task.id)
  const droppable = ours.filter(({ isAwaited }) => !isAwaited).map(({ task }) => task.id)
  return {
    state: { ...state, customer: null, lock: LOCK_FAILED },
    effects: [...stopped.map((id): QueueEffect => ({ type: 'erase', id })), { type: 'sortLoss', stopped, droppable }],
  }
}

/**
 * Reports the tasks that the session's end has stopped. Dropped ones are gone; the others may include the task that
 * met the end: they wait until their customer signs in again.
 */
export function sortLoss(state: QueueState, { stopped, dropped }: Extract<QueueEvent, { type: 'lossSorted' }>): Step {
  const found = (ids: readonly string[]) => state.entries.filter(({ task }) => ids.includes(task.id))
  const [gone, kept] = [found(dropped), found(stopped.filter((id) => !dropped.includes(id)))]
  const next: QueueState = {
    ...state,
    entries: state.entries
      .filter((entry) => !gone.includes(entry))
      .map((entry) =>
        kept.includes(entry) ? { ...entry, isAwaited: false, task: { ...entry.task, isTransmitted: true } } : entry,
      ),
  }
  const loss = { interrupted: kept.map(({ task }) => task), dropped: gone.map(({ task }) => task) }
  return {
    state: next,
    effects: [
      ...gone.map(({ task }): QueueEffect => ({ type: 'announceDrop', id: task.id })),
      ...kept
        .filter(({ isAwaited }) => isAwaited)
        .map(({ task }): QueueEffect => ({ type: 'answerCaller', task, settlement: INTERRUPTED })),
      { type: 'notifySessionLoss', loss },
    ],
  }
}

/**
 * Handles a change of the signed-in customer. The tasks of the one before are neither shown nor sent; once another
 * customer has signed in, they are deleted.
 */
export function changeCustomer(state: QueueState, customer: string | null): Step {
  if (customer === state.customer) return only(state)
  const next: QueueState = { ...state, customer, lock: customer === null ? state.lock : LOCK_FREE, heldUntil: {} }
  const gone = customer === null ? [] : next.entries.filter((entry) => !isOurs(next, entry))
  return {
    state: { ...next, entries: next.entries.filter((entry) => !gone.includes(entry)) },
    effects: next.entries.flatMap((entry): QueueEffect[] => {
      const { task } = entry
      const forget: QueueEffect[] = gone.includes(entry) ? [{ type: 'forget', task }] : []
      if (isOurs(state, entry) === isOurs(next, entry))
        return wasErased(state, entry) ? [{ type: 'draw', task }] : forget
      return isOurs(next, entry) ? [{ type: 'draw', task }] : [{ type: 'erase', id: task.id }, ...forget]
    }),
  }
}

/** Returns true for a guest's task that a session's end has interrupted: its layer was removed. */
function wasErased(
  { lock }: QueueState,
  { task }: Readonly<{ task: { isTransmitted: boolean; customer: string | null } }>,
) {
  return lock === LOCK_FAILED && task.isTransmitted && task.customer === null
}
