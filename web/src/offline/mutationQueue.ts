import { LOCK_FAILED, LOCK_FREE, lockAfterRefresh, lockAfterRefusal } from '../session/tokenLock.ts'
import { afterAnswer } from './afterAnswer.ts'
import { findMergeable } from './findMergeable.ts'
import { pump } from './pumpQueue.ts'
import { addEntry, entryOf, excuse, excuseAll, isOurs, only, removeEntry, withEntry } from './queueEntries.ts'
import type { QueueEffect, QueueEvent, QueueState, Step, Surroundings } from './queueProtocol.ts'
import { settle, settleElsewhere } from './settleTask.ts'
import { UNMADE, approve, askAgain, changedElsewhere, drop } from './shopperSays.ts'
import { claimed, restore, saved, told } from './takeInTasks.ts'

export const EMPTY_QUEUE: QueueState = {
  entries: [],
  isOnline: true,
  leadership: 'none',
  customer: null,
  lock: LOCK_FREE,
  heldUntil: {},
}

/**
 * The queue of changes as a state machine: an event goes in, the next state and what to do come out. It knows no
 * storage, network, clock or chance; whoever drives it performs the effects and answers with events.
 */
export function transition(state: QueueState, event: QueueEvent, around: Surroundings): Step {
  const step = react(state, event, around)
  const pumped = pump(step.state, around)
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
    case 'claimed':
      return claimed(state, event.id, event.isOurs)
    case 'answered':
      return answered(state, event, around)
    case 'network':
      // Coming back is a reason to try at once, whatever pause was agreed on before.
      return excuseAll({ ...state, isOnline: event.isOnline, heldUntil: {} })
    case 'refreshed':
      return refreshed(state, event.succeeded)
    case 'customerChanged':
      return changeCustomer(state, event.customer)
    case 'patienceEnded':
      return excuse(state, event.id)
    case 'approved':
      return approve(state, event)
    case 'changedElsewhere':
      return changedElsewhere(state, event.task)
    case 'dropped':
      return drop(state, event)
    case 'hurried':
      return only({ ...state, heldUntil: {} })
    case 'woken':
      return only(state)
  }
}

/** Takes a new change in; it replaces a waiting one of the same target where the registry says so. */
function enqueue(
  state: QueueState,
  { task, restMs }: Extract<QueueEvent, { type: 'enqueued' }>,
  { merge, ticks }: Surroundings,
): Step {
  const merged = findMergeable(state.entries, task, merge)
  const older = merged?.older.task.id ?? null
  const whole = merged ? { ...task, variables: merged.variables } : task
  const added = addEntry(older === null ? state : removeEntry(state, older), {
    task: whole,
    origin: 'own',
    isSaved: false,
    isAwaited: true,
    restsUntil: ticks + restMs,
  })
  const replacing: QueueEffect[] =
    older === null
      ? []
      : [
          { type: 'erase', id: older },
          { type: 'handOver', from: older, to: whole.id },
        ]
  const excused = state.isOnline ? only(added) : excuse(added, whole.id)
  return {
    state: excused.state,
    effects: [
      ...replacing,
      { type: 'draw', task: whole },
      { type: 'save', task: { ...task, isAcknowledged: !state.isOnline }, replaces: older },
      ...excused.effects,
    ],
  }
}

function answered(
  state: QueueState,
  { id, answer }: Extract<QueueEvent, { type: 'answered' }>,
  around: Surroundings,
): Step {
  const entry = entryOf(state, id)
  if (!entry) return only(state)
  // Whoever still waits for the answer asks by themselves.
  if (answer.kind === 'refused' && answer.asksAgain && !entry.isAwaited) return askAgain(state, entry.task, around.now)
  const verdict = afterAnswer(entry.task, answer, around)
  if (verdict.kind === 'settled') return settle(state, id, { settlement: verdict.settlement, isSender: true })
  const waiting = withEntry(state, id, (current) => ({ ...current, task: verdict.task }))
  const held = { ...waiting, heldUntil: { ...waiting.heldUntil, [entry.task.scope]: verdict.until } }
  const excused = excuse(held, id)
  const effects: QueueEffect[] = excused.effects.some(({ type }) => type === 'update')
    ? [...excused.effects]
    : [{ type: 'update', task: verdict.task }, ...excused.effects]
  if (!verdict.isUnauthenticated) return { state: excused.state, effects }
  const { lock, startsRefresh } = lockAfterRefusal(state.lock)
  return { state: { ...excused.state, lock }, effects: startsRefresh ? [...effects, { type: 'refresh' }] : effects }
}

function refreshed(state: QueueState, succeeded: boolean): Step {
  const { lock, startsRefresh } = lockAfterRefresh(state.lock, succeeded)
  const next = { ...state, lock }
  if (startsRefresh) return { state: next, effects: [{ type: 'refresh' }] }
  if (lock !== LOCK_FAILED || state.lock === LOCK_FAILED) return only(next)
  // Logged out: what was never sent is dropped, in silence. What was sent may have been done, and is kept.
  const dropped = next.entries.filter((entry) => isOurs(next, entry) && !entry.task.isTransmitted)
  return {
    state: { ...next, entries: next.entries.filter((entry) => !dropped.includes(entry)) },
    effects: [
      ...dropped.flatMap(({ task, isAwaited }): QueueEffect[] => [
        { type: 'erase', id: task.id },
        { type: 'forget', task },
        ...(isAwaited ? [{ type: 'answerCaller', task, settlement: UNMADE } as const] : []),
      ]),
      { type: 'tellSessionLoss' },
    ],
  }
}

/** Another customer sees nothing of what the one before has left, and sends none of it. */
function changeCustomer(state: QueueState, customer: string | null): Step {
  const next: QueueState = { ...state, customer, lock: LOCK_FREE, heldUntil: {} }
  return {
    state: next,
    effects: next.entries.flatMap((entry): QueueEffect[] => {
      if (isOurs(state, entry) === isOurs(next, entry)) return []
      return [isOurs(next, entry) ? { type: 'draw', task: entry.task } : { type: 'erase', id: entry.task.id }]
    }),
  }
}
