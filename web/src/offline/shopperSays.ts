import { entryOf, only, removeEntry, withEntry } from './queueEntries.ts'
import type { QueueEffect, QueueEvent, QueueState, Settlement, Step } from './queueProtocol.ts'

/** Nothing was made, and nobody said why. */
export const UNMADE: Settlement = { kind: 'refused', data: null, userErrors: [] }

/** A change may be sent. What was agreed on is written down: a reload must not ask again. */
export function approve(state: QueueState, { id, isElsewhere }: Extract<QueueEvent, { type: 'approved' }>): Step {
  const entry = entryOf(state, id)
  if (!entry?.task.awaitsConsent) return only(state)
  const task = { ...entry.task, awaitsConsent: false }
  const next = withEntry(state, id, (current) => ({ ...current, task }))
  if (isElsewhere) return only(next)
  return {
    state: next,
    effects: [
      { type: 'update', task },
      { type: 'announceApproval', id },
    ],
  }
}

/** A change was taken back. One that was sent before may have arrived: then what is shown has to be read anew. */
export function drop(state: QueueState, { id, isElsewhere }: Extract<QueueEvent, { type: 'dropped' }>): Step {
  const entry = entryOf(state, id)
  if (!entry) return only(state)
  const { task, isAwaited } = entry
  const effects: QueueEffect[] = [{ type: 'erase', id }]
  if (task.isTransmitted) effects.push({ type: 'doubt', scope: task.scope })
  if (isAwaited) effects.push({ type: 'answerCaller', task, settlement: UNMADE })
  if (!isElsewhere) effects.push({ type: 'announceDrop', id })
  return { state: removeEntry(state, id), effects }
}
