import type { Entry, QueueState, Step } from './queueProtocol.ts'

/** A step without effects. */
export function only(state: QueueState): Step {
  return { state, effects: [] }
}

export function entryOf(state: QueueState, id: string): Entry | undefined {
  return state.entries.find((entry) => entry.task.id === id)
}

/** True for a task of whoever is signed in now: others' are neither sent nor shown. */
export function isOurs(state: QueueState, { task }: Entry): boolean {
  return task.customer === state.customer
}

/** As they were written; what is not written yet comes last, in the order in which it was made. */
export function byPosition(left: Entry, right: Entry): number {
  return left.task.position - right.task.position
}

export function addEntry(state: QueueState, entry: Entry): QueueState {
  return { ...state, entries: [...state.entries, entry].sort(byPosition) }
}

export function removeEntry(state: QueueState, id: string): QueueState {
  return { ...state, entries: state.entries.filter((entry) => entry.task.id !== id) }
}

export function withEntry(state: QueueState, id: string, change: (entry: Entry) => Entry): QueueState {
  return {
    ...state,
    entries: state.entries.map((entry) => (entry.task.id === id ? change(entry) : entry)).sort(byPosition),
  }
}

/** Tells a caller that the change waits; nobody else waits for it then. */
export function excuse(state: QueueState, id: string): Step {
  const entry = entryOf(state, id)
  if (!entry?.isAwaited) return only(state)
  const task = { ...entry.task, isAcknowledged: true }
  const told = { type: 'answerCaller', task, settlement: null } as const
  return {
    state: withEntry(state, id, (current) => ({ ...current, isAwaited: false, task })),
    // What is just being written is written as told already.
    effects: entry.isSaved ? [{ type: 'update', task }, told] : [told],
  }
}

/** Off line, every caller is told at once; on line, they are left to wait. */
export function excuseAll(state: QueueState): Step {
  if (state.isOnline) return only(state)
  return state.entries.reduce<Step>((step, { task }) => {
    const { state: next, effects } = excuse(step.state, task.id)
    return { state: next, effects: [...step.effects, ...effects] }
  }, only(state))
}
