import type { LateOutcome } from './QueueContext.ts'
import { HEARD_PATIENCE_MS } from './limits.ts'
import type { Settlement } from './queueProtocol.ts'
import { type Task, toWaitingTask } from './task.ts'

/** Who listens to the queue of this tab. */
export type QueueListeners = Readonly<{
  subscribe: (listener: () => void) => () => void
  subscribeToLateOutcomes: (listener: (late: LateOutcome) => void) => () => void
  subscribeToSessionLoss: (listener: () => void) => () => void
  tellChange: () => void
  tellSessionLoss: () => void
  tellLate: (task: Task, settlement: Settlement) => void
  /** Tells it unless `heard` says in time that another tab does. */
  tellUnlessHeard: (task: Task, settlement: Settlement) => void
  heard: (id: string) => void
}>

export function createQueueListeners(): QueueListeners {
  const changes = new Set<() => void>()
  const late = new Set<(late: LateOutcome) => void>()
  const losses = new Set<() => void>()
  const untold = new Map<string, ReturnType<typeof setTimeout>>()
  const tellLate = (task: Task, outcome: Settlement) => {
    for (const tell of late) tell({ task: toWaitingTask(task), outcome })
  }
  return {
    subscribe: (listener) => subscribeTo(changes, listener),
    subscribeToLateOutcomes: (listener) => subscribeTo(late, listener),
    subscribeToSessionLoss: (listener) => subscribeTo(losses, listener),
    tellChange: () => changes.forEach((tell) => tell()),
    tellSessionLoss: () => losses.forEach((tell) => tell()),
    tellLate,
    tellUnlessHeard: (task, settlement) => {
      untold.set(
        task.id,
        setTimeout(() => tellLate(task, settlement), HEARD_PATIENCE_MS),
      )
    },
    heard: (id) => {
      clearTimeout(untold.get(id))
      untold.delete(id)
    },
  }
}

function subscribeTo<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
