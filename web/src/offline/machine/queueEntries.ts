import { REMOVED_IDS_MAX } from '../limits.ts'
import { editTask } from '../storage/editTask.ts'
import type { Entry, QueueState, Step } from './queueProtocol.ts'

/** Returns a step without effects. */
export function only(state: QueueState): Step {
  return { state, effects: [] }
}

export function entryOf(state: QueueState, id: string): Entry | undefined {
  return state.entries.find((entry) => entry.task.id === id)
}

/**
 * Returns true for a task of the signed-in customer, and for one that a guest of this device has made: it survives a
 * sign-in, as the guest's cart does. Tasks of other customers are neither sent nor shown.
 */
export function isOurs({ customer }: Pick<QueueState, 'customer'>, { task }: Readonly<{ task: Owned }>): boolean {
  return task.customer === null || task.customer === customer
}

/** Returns true for a change of a customer whom another one has followed on this device: it is dropped. */
export function isOfAnother({ customer }: Pick<QueueState, 'customer'>, maker: string | null): boolean {
  return maker !== null && customer !== null && maker !== customer
}

type Owned = Readonly<{ customer: string | null }>

/** Compares by position; tasks that are not written yet come last, in the order in which they were made. */
export function byPosition(left: Entry, right: Entry): number {
  return left.task.position - right.task.position
}

export function addEntry(state: QueueState, entry: Entry): QueueState {
  return { ...state, entries: [...state.entries, entry].sort(byPosition) }
}

/** Removes a task. The message of the tab that has written it may still come, and must not bring it back. */
export function removeEntry(state: QueueState, id: string): QueueState {
  return {
    ...state,
    entries: state.entries.filter((entry) => entry.task.id !== id),
    removed: [...state.removed, id].slice(-REMOVED_IDS_MAX),
  }
}

export function withEntry(state: QueueState, id: string, change: (entry: Entry) => Entry): QueueState {
  return {
    ...state,
    entries: state.entries.map((entry) => (entry.task.id === id ? change(entry) : entry)).sort(byPosition),
  }
}

/** Reports to a caller that the task waits; its outcome then becomes a late outcome. */
export function excuse(state: QueueState, id: string): Step {
  const entry = entryOf(state, id)
  if (!entry?.isAwaited) return only(state)
  const edit = { type: 'acknowledge' } as const
  const task = editTask(entry.task, edit)
  const told = { type: 'answerCaller', task, settlement: null } as const
  return {
    state: withEntry(state, id, (current) => ({ ...current, isAwaited: false, task })),
    effects: entry.isSaved && !entry.task.isAcknowledged ? [{ type: 'edit', id, edit, isShared: false }, told] : [told],
  }
}

/**
 * Offline, reports `waiting` to the callers of all tasks that are written; online, callers go on waiting. Before a task
 * is written, a page that is reloaded would lose it.
 */
export function excuseAll(state: QueueState): Step {
  if (state.isOnline) return only(state)
  return state.entries.reduce<Step>((step, { task, isSaved }) => {
    const { state: next, effects } = isSaved ? excuse(step.state, task.id) : only(step.state)
    return { state: next, effects: [...step.effects, ...effects] }
  }, only(state))
}
