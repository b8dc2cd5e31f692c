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
  /** True while something waits to be told to whoever listens first. */
  hasUntold: () => boolean
}>

export function createQueueListeners(): QueueListeners {
  const changes = new Set<() => void>()
  const late = new Set<(late: LateOutcome) => void>()
  const losses = new Set<() => void>()
  const unheard = new Map<string, ReturnType<typeof setTimeout>>()
  /** What came while nobody listened: whoever tells it is loaded when there is something to tell. */
  const untold: LateOutcome[] = []
  let isLossUntold = false
  const tellChange = () => changes.forEach((tell) => tell())
  const tellLate = (task: Task, outcome: Settlement) => {
    const told = { task: toWaitingTask(task), outcome }
    for (const tell of late) tell(told)
    if (late.size > 0) return
    untold.push(told)
    tellChange()
  }
  return {
    subscribe: (listener) => subscribeTo(changes, listener),
    subscribeToLateOutcomes: (listener) => {
      for (const told of untold.splice(0)) listener(told)
      return subscribeTo(late, listener)
    },
    subscribeToSessionLoss: (listener) => {
      if (isLossUntold) listener()
      isLossUntold = false
      return subscribeTo(losses, listener)
    },
    hasUntold: () => isLossUntold || untold.length > 0,
    tellChange,
    tellSessionLoss: () => {
      isLossUntold = losses.size === 0
      for (const tell of losses) tell()
      tellChange()
    },
    tellLate,
    tellUnlessHeard: (task, settlement) => {
      unheard.set(
        task.id,
        setTimeout(() => tellLate(task, settlement), HEARD_PATIENCE_MS),
      )
    },
    heard: (id) => {
      clearTimeout(unheard.get(id))
      unheard.delete(id)
    },
  }
}

function subscribeTo<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
