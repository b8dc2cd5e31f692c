import type { LateOutcome, LateRefusal, SessionLoss } from '../QueueContext.ts'
import { HEARD_PATIENCE_MS, UNTOLD_REFUSALS_MAX } from '../limits.ts'
import { createDelays } from './createDelays.ts'
import type { LostTasks } from './queueProtocol.ts'
import type { Settlement } from '../answer.ts'
import { type Task, toWaitingTask } from '../task.ts'

/** Listeners of the queue of this tab. */
export type QueueListeners = Readonly<{
  subscribe: (listener: () => void) => () => void
  subscribeToLateOutcomes: (listener: (late: LateOutcome) => void) => () => void
  subscribeToRefusals: (scope: string, listener: (refusal: LateRefusal) => void) => () => void
  subscribeToSessionLoss: (listener: (loss: SessionLoss) => void) => () => void
  notifyChange: () => void
  notifySessionLoss: (loss: LostTasks) => void
  notifyLate: (task: Task, settlement: Settlement) => void
  /** Reports the outcome unless `heard` confirms in time that another tab does. */
  notifyUnlessAwaited: (task: Task, settlement: Settlement) => void
  heard: (id: string) => void
  /** Returns true while an outcome or a session loss waits for its first listener. */
  hasUntold: () => boolean
}>

export function createQueueListeners(): QueueListeners {
  const changes = new Set<() => void>()
  const late = new Set<(late: LateOutcome) => void>()
  const losses = new Set<(loss: SessionLoss) => void>()
  const unheard = createDelays(HEARD_PATIENCE_MS)
  /** Outcomes that came without a listener: the code of notices loads with the first one. */
  const untold: LateOutcome[] = []
  let unreportedLoss: SessionLoss | null = null
  const notifyChange = () => changes.forEach((tell) => tell())
  const refusals = createRefusalListeners()
  const notifyLate = (task: Task, outcome: Settlement) => {
    const told = { task: toWaitingTask(task), outcome }
    if (outcome.kind === 'refused') refusals.notify({ task: told.task, outcome })
    for (const tell of late) tell(told)
    if (late.size > 0) return
    untold.push(told)
    notifyChange()
  }
  return {
    subscribe: (listener) => subscribeTo(changes, listener),
    subscribeToLateOutcomes: (listener) => {
      for (const told of untold.splice(0)) listener(told)
      return subscribeTo(late, listener)
    },
    subscribeToRefusals: refusals.subscribe,
    subscribeToSessionLoss: (listener) => {
      if (unreportedLoss) listener(unreportedLoss)
      unreportedLoss = null
      return subscribeTo(losses, listener)
    },
    hasUntold: () => unreportedLoss !== null || untold.length > 0,
    notifyChange,
    notifySessionLoss: ({ interrupted, dropped }) => {
      const loss = { interrupted: interrupted.map(toWaitingTask), dropped: dropped.map(toWaitingTask) }
      unreportedLoss = losses.size === 0 ? loss : null
      for (const tell of losses) tell(loss)
      notifyChange()
    },
    notifyLate,
    notifyUnlessAwaited: (task, settlement) => unheard.start(task.id, () => notifyLate(task, settlement)),
    heard: unheard.stop,
  }
}

/** Creates the listeners to refusals by scope. One that came without a listener waits for the first, in memory alone. */
function createRefusalListeners() {
  const listeners = new Map<string, Set<(refusal: LateRefusal) => void>>()
  let untold: readonly LateRefusal[] = []
  return {
    notify: (refusal: LateRefusal) => {
      const ours = listeners.get(refusal.task.scope)
      if (!ours?.size) untold = [...untold, refusal].slice(-UNTOLD_REFUSALS_MAX)
      else for (const tell of ours) tell(refusal)
    },
    subscribe: (scope: string, listener: (refusal: LateRefusal) => void) => {
      const ours = listeners.get(scope) ?? new Set()
      listeners.set(scope, ours)
      for (const refusal of untold.filter(({ task }) => task.scope === scope)) listener(refusal)
      untold = untold.filter(({ task }) => task.scope !== scope)
      return subscribeTo(ours, listener)
    },
  }
}

function subscribeTo<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
