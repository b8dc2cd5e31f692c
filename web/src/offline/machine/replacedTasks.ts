import { removeEntry, withEntry } from './queueEntries.ts'
import type { QueueEffect, QueueState } from './queueProtocol.ts'

/** Queue after a task has taken the place of others, and whether callers wait for it that waited for those. */
type TakenOver = Readonly<{ state: QueueState; isAwaited: boolean; effects: readonly QueueEffect[] }>

/** Removes tasks that a stored task has replaced, from any tab. Their callers wait for that one. */
export function takeOver(state: QueueState, id: string, replaced: readonly string[]): TakenOver {
  const isReplaced = (other: string) => replaced.includes(other)
  const gone = state.entries.filter(({ task }) => isReplaced(task.id))
  const awaited = [
    ...gone.filter(({ isAwaited }) => isAwaited).map(({ task }) => task.id),
    ...state.orphans.filter(isReplaced),
  ]
  const isAwaited = awaited.length > 0
  const without = gone.reduce((next, { task }) => removeEntry(next, task.id), state)
  return {
    state: {
      ...(isAwaited ? withEntry(without, id, (entry) => ({ ...entry, isAwaited })) : without),
      orphans: state.orphans.filter((orphan) => !isReplaced(orphan)),
    },
    isAwaited,
    effects: [
      ...gone.map(({ task }): QueueEffect => ({ type: 'erase', id: task.id })),
      ...awaited.map((from): QueueEffect => ({ type: 'handOver', from, to: id })),
    ],
  }
}

/** Returns the state in which no caller waits any more for a task that is gone. */
export function withoutOrphan(state: QueueState, id: string): QueueState {
  return { ...state, orphans: state.orphans.filter((orphan) => orphan !== id) }
}
