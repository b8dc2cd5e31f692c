import { isFree } from '../tokenLock.ts'
import { isOurs, only, withEntry } from './queueEntries.ts'
import type { Entry, QueueEffect, QueueState, Step, Surroundings } from './queueProtocol.ts'
import { editTask } from '../storage/editTask.ts'
import type { Task } from '../task.ts'

/** Returns the tasks that may be sent now: the first of each free scope, while this tab holds the lock. */
export function pumpQueue(state: QueueState, { now, ticks }: Pick<Surroundings, 'now' | 'ticks'>): Step {
  const ready = readyEntries(state, ticks)
  if (state.leadership === 'none') {
    return asksToLead(state, ready, ticks)
      ? { state: { ...state, leadership: 'asked' }, effects: [{ type: 'askToLead' }] }
      : { state, effects: wake(state, ticks) }
  }
  if (state.leadership === 'asked') return only(state)
  if (ready.length === 0) {
    if (state.entries.some(({ task }) => task.state === 'inFlight')) return { state, effects: wake(state, ticks) }
    return { state: { ...state, leadership: 'none' }, effects: [{ type: 'resign' }, ...wake(state, ticks)] }
  }
  const claims = ready.map(({ task }) => editTask(task, { type: 'claim', now }))
  const next = claims.reduce((current, task) => withEntry(current, task.id, (entry) => ({ ...entry, task })), state)
  return { state: next, effects: claims.map((task) => ({ type: 'claim', task })) }
}

/** The stored tasks are read with the lock: a tab that could not read them asks for it again after a pause. */
function asksToLead({ unread, isOnline, lock }: QueueState, ready: readonly Entry[], ticks: number): boolean {
  return unread === null ? ready.length > 0 : ticks >= unread.until && isOnline && isFree(lock)
}

function readyEntries(state: QueueState, ticks: number): Entry[] {
  if (!state.isOnline || !isFree(state.lock)) return []
  const firsts = new Map<string, Entry>()
  for (const entry of state.entries) {
    if (isOurs(state, entry) && !firsts.has(entry.task.scope)) firsts.set(entry.task.scope, entry)
  }
  const isReadable = ({ id }: Task) =>
    state.leadership !== 'leading' || state.unread === null || state.unread.inMemory.includes(id)
  return [...firsts.values()].filter(
    ({ task, isSaved, restsUntil }) =>
      isSaved &&
      isReadable(task) &&
      task.state === 'waiting' &&
      !task.awaitsConsent &&
      Math.max(state.heldUntil[task.scope] ?? 0, restsUntil) <= ticks,
  )
}

function wake({ heldUntil, entries, unread }: QueueState, ticks: number): QueueEffect[] {
  const pauses = [...Object.values(heldUntil), ...entries.map(({ restsUntil }) => restsUntil), unread?.until ?? 0]
  const next = Math.min(...pauses.filter((until) => until > ticks))
  return Number.isFinite(next) ? [{ type: 'wakeAt', at: next }] : []
}
