import { LOCK_FAILED, LOCK_FREE, lockAfterRefresh, lockAfterRefusal } from '../tokenLock.ts'
import { afterAnswer } from './afterAnswer.ts'
import { findMergeable } from './findMergeable.ts'
import { pumpQueue } from './pumpQueue.ts'
import { addEntry, entryOf, excuse, excuseAll, isOurs, only, removeEntry, withEntry } from './queueEntries.ts'
import type { QueueEffect, QueueEvent, QueueState, Step, Surroundings } from './queueProtocol.ts'
import { editTask } from '../storage/editTask.ts'
import type { Task } from '../task.ts'
import { settle, settleElsewhere } from './settleTask.ts'
import { INTERRUPTED, changeCustomer, loseSession, sortLoss } from './sessionEnd.ts'
import { approve, askAgain, changedElsewhere, drop } from '../shopperSays.ts'
import { withoutOrphan } from './replacedTasks.ts'
import { claimed, restore, saved, told } from './takeInTasks.ts'
import { rereadNow, unclaimed, unread } from './unreadStorage.ts'

export const EMPTY_QUEUE: QueueState = {
  entries: [],
  isOnline: true,
  leadership: 'none',
  customer: null,
  lock: LOCK_FREE,
  heldUntil: {},
  orphans: [],
  removed: [],
  unread: null,
}

/**
 * State machine of the queue: takes an event, returns the next state and its effects. It uses no storage, network,
 * clock or randomness; the driver performs the effects and answers with events.
 */
export function transition(state: QueueState, event: QueueEvent, around: Surroundings): Step {
  const step = react(state, event, around)
  const pumped = pumpQueue(step.state, around)
  return { state: pumped.state, effects: [...step.effects, ...pumped.effects] }
}

function react(state: QueueState, event: QueueEvent, around: Surroundings): Step {
  switch (event.type) {
    case 'enqueued':
      return enqueue(state, event, around)
    case 'saved':
      return saved(state, event.id, event.placed)
    case 'restored':
      return restore(state, event.tasks)
    case 'told':
      return told(state, event, around)
    case 'settledElsewhere':
      return settleElsewhere(state, event.task, event.settlement)
    case 'leading':
      return restore({ ...state, leadership: 'leading' }, event.tasks)
    case 'unread':
      return unread(state, event.inMemory, around)
    case 'unclaimed':
      return unclaimed(state, event.id, around)
    case 'claimed':
      return claimed(state, event, around)
    case 'answered':
      return answered(state, event, around)
    case 'network':
      // Reconnecting is a reason to retry at once, regardless of pauses.
      return excuseAll({ ...rereadNow(state), isOnline: event.isOnline, heldUntil: {} })
    case 'refreshed':
      return refreshed(state, event.succeeded)
    case 'sessionLost':
      return loseSession(state)
    case 'lossSorted':
      return sortLoss(state, event)
    case 'customerChanged':
      return changeCustomer(state, event.customer)
    case 'patienceEnded':
      return excuse(withoutOrphan(state, event.id), event.id)
    case 'approved':
      return approve(state, event)
    case 'changedElsewhere':
      return changedElsewhere(state, event.task)
    case 'dropped':
      return drop(state, event)
    case 'pausedElsewhere':
      return only(held(state, event.scope, around.ticks + event.milliseconds))
    case 'hurried':
      return only({ ...rereadNow(state), heldUntil: {} })
    case 'woken':
      return only(state)
  }
}

/** Adds a new task; it replaces a waiting one of the same target where the registry says so. */
function enqueue(
  state: QueueState,
  { task, restMs }: Extract<QueueEvent, { type: 'enqueued' }>,
  around: Surroundings,
): Step {
  const merged = findMergeable(state.entries, task, around)
  const older = merged?.older.task ?? null
  const whole = merged ? { ...task, variables: merged.variables } : task
  const added = addEntry(older === null ? state : removeEntry(state, older.id), {
    task: whole,
    origin: 'own',
    isSaved: false,
    isAwaited: true,
    restsUntil: around.ticks + restMs,
  })
  const replacing: QueueEffect[] =
    older === null
      ? []
      : [
          { type: 'erase', id: older.id },
          { type: 'handOver', from: older.id, to: whole.id },
        ]
  const { state: next, effects } = waitsForSignIn(added, whole)
  return {
    state: next,
    effects: [
      ...replacing,
      ...(isOurs(state, { task }) ? [{ type: 'draw', task: whole } as const] : []),
      { type: 'save', task: { ...task, isAcknowledged: !state.isOnline }, replaces: older },
      ...effects,
    ],
  }
}

/** After the session has ended nothing is sent: the shopper is notified of every new change. */
function waitsForSignIn(state: QueueState, task: Task): Step {
  if (state.lock !== LOCK_FAILED) return only(state)
  const told: QueueEffect = { type: 'notifySessionLoss', loss: { interrupted: [task], dropped: [] } }
  if (!state.isOnline) return { state, effects: [told] }
  return {
    state: withEntry(state, task.id, (current) => ({ ...current, isAwaited: false })),
    effects: [{ type: 'answerCaller', task, settlement: INTERRUPTED }, told],
  }
}

function answered(
  state: QueueState,
  { id, answer }: Extract<QueueEvent, { type: 'answered' }>,
  around: Surroundings,
): Step {
  const entry = entryOf(state, id)
  if (!entry) return only(state)
  // A caller that still waits for the answer asks the shopper itself.
  if (answer.kind === 'refused' && answer.asksAgain && !entry.isAwaited) return askAgain(state, entry.task, around.now)
  const verdict = afterAnswer(entry.task, answer, around)
  if (verdict.kind === 'settled') return settle(state, id, { settlement: verdict.settlement, isSender: true })
  const { edit, until } = verdict
  const { scope } = entry.task
  const waiting = withEntry(state, id, (current) => ({ ...current, task: editTask(current.task, edit) }))
  const excused = excuse(held(waiting, scope, until), id)
  const effects: QueueEffect[] = [
    { type: 'edit', id, edit, isShared: false },
    { type: 'announcePause', scope, until },
    ...excused.effects,
  ]
  if (!verdict.isUnauthenticated) return { state: excused.state, effects }
  const { lock, startsRefresh } = lockAfterRefusal(state.lock)
  return { state: { ...excused.state, lock }, effects: startsRefresh ? [...effects, { type: 'refresh' }] : effects }
}

function held(state: QueueState, scope: string, until: number): QueueState {
  return { ...state, heldUntil: { ...state.heldUntil, [scope]: until } }
}

function refreshed(state: QueueState, succeeded: boolean): Step {
  const { lock, startsRefresh } = lockAfterRefresh(state.lock, succeeded)
  if (startsRefresh) return { state: { ...state, lock }, effects: [{ type: 'refresh' }] }
  return lock === LOCK_FAILED ? loseSession(state) : only({ ...state, lock })
}
