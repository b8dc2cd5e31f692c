import { entryOf, only, removeEntry, withEntry } from './machine/queueEntries.ts'
import type { QueueEffect, QueueEvent, QueueState, Step } from './machine/queueProtocol.ts'
import type { Settlement } from './answer.ts'
import { type TaskEdit, editTask } from './storage/editTask.ts'
import type { Task } from './task.ts'

/** Settlement of a task that failed without a reason for the shopper. */
export const UNMADE: Settlement = { kind: 'refused', data: null, userErrors: [] }

/** Records the consent to send a task. The agreed terms are stored: a reload must not ask again. */
export function approve(state: QueueState, { id, agreed }: Extract<QueueEvent, { type: 'approved' }>): Step {
  const entry = entryOf(state, id)
  if (!entry?.task.awaitsConsent) return only(state)
  return noted(state, entry.task, { type: 'approve', timesAskedAgain: entry.task.timesAskedAgain, agreed })
}

/**
 * Asks for consent again, because the terms have changed. The task keeps its position, and later tasks wait behind it.
 * It gets another `clientMutationId`: the gateway has already answered the old one.
 */
export function askAgain(state: QueueState, task: Task, now: number): Step {
  const { attempts, timesAskedAgain } = task
  return noted(state, task, { type: 'askAgain', attempts, timesAskedAgain: timesAskedAgain + 1, now })
}

/** Takes over another tab's version of a waiting task; a task in flight in this tab stays unchanged. */
export function changedElsewhere(state: QueueState, task: Task): Step {
  const entry = entryOf(state, task.id)
  return !entry || entry.task.state === 'inFlight' ? only(state) : redrawn(state, task)
}

/** Edits a task, and announces it to the other tabs. */
function noted(state: QueueState, task: Task, edit: TaskEdit): Step {
  const next = redrawn(state, editTask(task, edit))
  return { state: next.state, effects: [...next.effects, { type: 'edit', id: task.id, edit, isShared: true }] }
}

/** Takes over a version of a task, which no request of this tab carries. */
export function redrawn(state: QueueState, task: Task): Step {
  return {
    state: withEntry(state, task.id, (current) => ({ ...current, task: { ...task, state: 'waiting' } })),
    effects: [
      { type: 'erase', id: task.id },
      { type: 'draw', task },
    ],
  }
}

/** Cancels a task. One that was sent before may have arrived: then its scope has to be read again. */
export function drop(state: QueueState, { id, isElsewhere }: Extract<QueueEvent, { type: 'dropped' }>): Step {
  const entry = entryOf(state, id)
  if (!entry) return only(state)
  const { task, isAwaited } = entry
  const effects: QueueEffect[] = [{ type: 'erase', id }]
  if (task.isTransmitted) effects.push({ type: 'doubt', scope: task.scope, unlessNotified: null })
  if (isAwaited) effects.push({ type: 'answerCaller', task, settlement: UNMADE })
  if (!isElsewhere) effects.push({ type: 'announceDrop', id })
  return { state: removeEntry(state, id), effects }
}
