import { entryOf, only, removeEntry, withEntry } from './queueEntries.ts'
import type { QueueEffect, QueueEvent, QueueState, Settlement, Step } from './queueProtocol.ts'
import type { Task } from './task.ts'

/** Nothing was made, and nobody said why. */
export const UNMADE: Settlement = { kind: 'refused', data: null, userErrors: [] }

/** A change may be sent. What was agreed on is written down: a reload must not ask again. */
export function approve(state: QueueState, { id, agreed }: Extract<QueueEvent, { type: 'approved' }>): Step {
  const entry = entryOf(state, id)
  if (!entry?.task.awaitsConsent) return only(state)
  return noted(state, { ...entry.task, ...agreed, awaitsConsent: false })
}

/**
 * What the shopper agreed to is not so any more. The change waits in its place for another word, and what was made after it
 * waits behind it. To the gateway it is another change from then on: this one has been answered.
 */
export function askAgain(state: QueueState, task: Task, now: number): Step {
  const { timesAskedAgain } = task
  return noted(state, {
    ...task,
    state: 'waiting',
    awaitsConsent: true,
    timesAskedAgain: timesAskedAgain + 1,
    updatedAt: now,
  })
}

/** Takes over what another tab knows of a waiting change; what is being sent here ends here. */
export function changedElsewhere(state: QueueState, task: Task): Step {
  const entry = entryOf(state, task.id)
  return !entry || entry.task.state === 'inFlight' ? only(state) : redrawn(state, task)
}

/** Written down, and told to the other tabs. */
function noted(state: QueueState, task: Task): Step {
  const next = redrawn(state, task)
  return {
    state: next.state,
    effects: [...next.effects, { type: 'update', task }, { type: 'announceChange', task }],
  }
}

function redrawn(state: QueueState, task: Task): Step {
  return {
    state: withEntry(state, task.id, (current) => ({ ...current, task })),
    effects: [
      { type: 'erase', id: task.id },
      { type: 'draw', task },
    ],
  }
}

/** A change was taken back. One that was sent before may have arrived: then what is shown has to be read anew. */
export function drop(state: QueueState, { id, isElsewhere }: Extract<QueueEvent, { type: 'dropped' }>): Step {
  const entry = entryOf(state, id)
  if (!entry) return only(state)
  const { task, isAwaited } = entry
  const effects: QueueEffect[] = [{ type: 'erase', id }]
  if (task.isTransmitted) effects.push({ type: 'doubt', scope: task.scope, unlessTold: null })
  if (isAwaited) effects.push({ type: 'answerCaller', task, settlement: UNMADE })
  if (!isElsewhere) effects.push({ type: 'announceDrop', id })
  return { state: removeEntry(state, id), effects }
}
