import { addEntry, byPosition, entryOf, excuseAll, isOurs, only, removeEntry, withEntry } from './queueEntries.ts'
import type { Entry, QueueEffect, QueueEvent, QueueState, Step, Surroundings } from './queueProtocol.ts'
import type { Placed } from '../storage/queueStorage.ts'
import type { Task } from '../task.ts'
import { rereadNow } from './unreadStorage.ts'

/**
 * Handles a written task; offline its caller hears now that it waits. Where the one that it should have replaced is in
 * flight or finished, both count, and both are rendered.
 */
export function saved(state: QueueState, id: string, { task, sent }: Placed): Step {
  const entry = entryOf(state, id)
  if (!entry) return only(state)
  const { position, variables, isAcknowledged } = task
  const next = withEntry(state, id, (current) => ({
    ...current,
    isSaved: true,
    task: { ...current.task, position, variables, isAcknowledged },
  }))
  // A change in a tab that cannot read its storage is sent from memory, without a pause.
  const excused = excuseAll(rereadNow(next))
  if (JSON.stringify(variables) === JSON.stringify(entry.task.variables)) return excused
  const older: Entry | null = sent && !entryOf(state, sent.id) ? ownEntry(sent) : null
  return {
    state: older ? addEntry(excused.state, older) : excused.state,
    effects: [
      { type: 'erase', id },
      ...(older ? [{ type: 'draw', task: older.task } as const] : []),
      { type: 'draw', task },
      ...excused.effects,
    ],
  }
}

function ownEntry(task: Task): Entry {
  return { task, origin: 'own', isSaved: true, isAwaited: false, restsUntil: 0 }
}

/** Takes in the tasks of the storage. No tab is sending them now: tasks in flight wait again. */
export function restore(state: QueueState, tasks: readonly Task[]): Step {
  const known = new Map(state.entries.map((entry) => [entry.task.id, entry]))
  const stored = new Set(tasks.map(({ id }) => id))
  const found = tasks.map((task): Entry => {
    const entry = known.get(task.id)
    return {
      task: { ...task, state: 'waiting' },
      origin: entry?.origin ?? 'restored',
      isSaved: true,
      isAwaited: entry?.isAwaited ?? false,
      restsUntil: entry?.restsUntil ?? 0,
    }
  })
  const gone = state.entries.filter(({ task, isSaved }) => isSaved && !stored.has(task.id))
  const entries = [...found, ...state.entries.filter(({ task, isSaved }) => !isSaved && !stored.has(task.id))]
  const next = { ...state, unread: null, entries: entries.sort(byPosition) }
  return {
    state: next,
    effects: [
      ...gone.flatMap(({ task }): QueueEffect[] => [
        { type: 'erase', id: task.id },
        { type: 'doubt', scope: task.scope, unlessNotified: task.id },
      ]),
      ...next.entries
        .filter((entry) => isOurs(next, entry) && !known.has(entry.task.id))
        .map(({ task }): QueueEffect => ({ type: 'draw', task })),
    ],
  }
}

/** Takes in a task that another tab has written. The caller of one that it replaces waits for this one. */
export function told(
  state: QueueState,
  { task, replaces, restMs }: Extract<QueueEvent, { type: 'told' }>,
  { ticks }: Pick<Surroundings, 'ticks'>,
): Step {
  if (state.entries.some((entry) => entry.task.id === task.id)) return only(state)
  const replaced = replaces === null ? undefined : entryOf(state, replaces)
  const without = replaces === null ? state : removeEntry(state, replaces)
  const isAwaited = replaced?.isAwaited === true
  const replacing: QueueEffect[] = [
    ...(replaces === null ? [] : [{ type: 'erase', id: replaces } as const]),
    ...(replaces !== null && isAwaited ? [{ type: 'handOver', from: replaces, to: task.id } as const] : []),
  ]
  const entry: Entry = { task, origin: 'told', isSaved: true, isAwaited, restsUntil: ticks + restMs }
  const added = addEntry(without, entry)
  return { state: added, effects: isOurs(added, entry) ? [...replacing, { type: 'draw', task }] : replacing }
}

/** Sends a task that was marked as being sent; removes one that another tab has finished meanwhile. */
export function claimed(state: QueueState, id: string, isOurTask: boolean): Step {
  const entry = entryOf(state, id)
  if (!entry) return only(state)
  if (isOurTask) return { state, effects: [{ type: 'send', task: entry.task }] }
  return {
    state: removeEntry(state, id),
    effects: [
      { type: 'erase', id },
      { type: 'doubt', scope: entry.task.scope, unlessNotified: id },
    ],
  }
}
