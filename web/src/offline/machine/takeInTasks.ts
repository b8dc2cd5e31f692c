import {
  addEntry,
  byPosition,
  entryOf,
  excuse,
  excuseAll,
  isOurs,
  only,
  removeEntry,
  withEntry,
} from './queueEntries.ts'
import type { Entry, QueueEffect, QueueEvent, QueueState, Step, Surroundings } from './queueProtocol.ts'
import type { Placed } from '../storage/queueStorage.ts'
import { type Task, inMemoryOf } from '../task.ts'
import { redrawn } from '../shopperSays.ts'
import { takeOver } from './replacedTasks.ts'
import { settle } from './settleTask.ts'
import { OUTCOME_UNKNOWN, mayCountTwice } from './unknownOutcome.ts'
import { rereadNow } from './unreadStorage.ts'

/**
 * Handles a written task; offline its caller hears now that it waits. Where the one that it should have replaced is in
 * flight or finished, both count, and both are rendered.
 */
export function saved(state: QueueState, id: string, { task, kept }: Placed): Step {
  const entry = entryOf(state, id)
  if (!entry) return only(state)
  const { position, variables, isAcknowledged, replaced } = task
  const next = withEntry(state, id, (current) => ({
    ...current,
    isSaved: true,
    task: { ...current.task, position, variables, isAcknowledged, replaced, ...inMemoryOf(task) },
  }))
  // A change in a tab that cannot read its storage is sent from memory, without a pause.
  const excused = excuseAll(rereadNow(next))
  if (JSON.stringify(variables) === JSON.stringify(entry.task.variables)) return excused
  const older: Entry | null = kept && !entryOf(state, kept.id) ? ownEntry(kept) : null
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

/**
 * Takes in the tasks of the storage. No tab is sending them now: tasks in flight wait again. Callers of tasks that are
 * gone wait for those that replaced them.
 */
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
  const others = state.entries.filter(({ task }) => !stored.has(task.id))
  const taken = tasks.reduce<Step>(
    (step, { id, replaced }) => {
      const { state: next, effects } = takeOver(step.state, id, replaced)
      return { state: next, effects: [...step.effects, ...effects] }
    },
    only({ ...state, unread: null, entries: [...found, ...others].sort(byPosition) }),
  )
  const gone = taken.state.entries.filter(({ task, isSaved }) => isSaved && !stored.has(task.id))
  const next = gone.reduce(withoutTask, taken.state)
  return {
    state: next,
    effects: [
      ...taken.effects,
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
  // A tab of the version before names what it has replaced in the message alone.
  const replaced = replaces === null ? task.replaced : [...task.replaced, replaces]
  const { state: without, isAwaited, effects } = takeOver(state, task.id, replaced)
  // The storage may have been faster than the message.
  if (entryOf(without, task.id) || state.removed.includes(task.id)) return { state: without, effects }
  const entry: Entry = { task, origin: 'told', isSaved: true, isAwaited, restsUntil: ticks + restMs }
  const added = addEntry(without, entry)
  return { state: added, effects: isOurs(added, entry) ? [...effects, { type: 'draw', task }] : effects }
}

/**
 * Sends a task that was marked as being sent; removes one that another tab has finished or replaced meanwhile, and one
 * that might count twice.
 */
export function claimed(
  state: QueueState,
  { id, task }: Extract<QueueEvent, { type: 'claimed' }>,
  around: Pick<Surroundings, 'now' | 'countsEachTime'>,
): Step {
  const entry = entryOf(state, id)
  if (!entry) return only(state)
  if (task?.awaitsConsent) return redrawn(state, task)
  if (task && mayCountTwice(task, around)) return endUnknown(state, id)
  if (task)
    return { state: withEntry(state, id, (current) => ({ ...current, task })), effects: [{ type: 'send', task }] }
  return {
    state: withoutTask(state, entry),
    effects: [
      { type: 'erase', id },
      { type: 'doubt', scope: entry.task.scope, unlessNotified: id },
    ],
  }
}

/** Ends a task that might count twice: the notice, not its caller, has the words and the ways for it. */
function endUnknown(state: QueueState, id: string): Step {
  const excused = excuse(state, id)
  const { state: next, effects } = settle(excused.state, id, { settlement: OUTCOME_UNKNOWN, isSender: true })
  return { state: next, effects: [...excused.effects, ...effects] }
}

/** Removes a task that is gone from the storage. Its caller waits for the message of the tab that has removed it. */
function withoutTask(state: QueueState, { task: { id }, isAwaited }: Entry): QueueState {
  const next = removeEntry(state, id)
  return isAwaited ? { ...next, orphans: [...next.orphans, id] } : next
}
