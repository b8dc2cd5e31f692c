import type { LateOutcome, QueueClient, WaitingTask } from '../offline/QueueContext.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { JsonObject } from '../offline/queueableMutation.ts'

/** A change that a component asked the queue for. */
type Asked = Readonly<{ name: string; variables: JsonObject; optimism: JsonObject }>

export type FakeQueue = QueueClient &
  Readonly<{
    /** What was asked for, in order. */
    asked: readonly Asked[]
    /** What the next change comes to; `done` without data when nothing was said. */
    answerNext: (outcome: Outcome) => void
    /** Shows these as waiting. */
    setTasks: (tasks: readonly WaitingTask[]) => void
    tellLate: (late: LateOutcome) => void
  }>

/** A queue without storage or network that remembers what components ask of it. */
export function createFakeQueue(): FakeQueue {
  const asked: Asked[] = []
  const answers: Outcome[] = []
  const listeners = new Set<() => void>()
  const lateListeners = new Set<(late: LateOutcome) => void>()
  let tasks: readonly WaitingTask[] = []
  return {
    asked,
    answerNext: (outcome) => answers.push(outcome),
    setTasks: (next) => {
      tasks = next
      for (const tell of listeners) tell()
    },
    tellLate: (late) => lateListeners.forEach((tell) => tell(late)),
    enqueue: (name, variables, optimism) => {
      asked.push({ name, variables, optimism })
      return Promise.resolve(answers.shift() ?? { kind: 'done', data: {} })
    },
    getTasks: () => tasks,
    subscribe: (listener) => subscribeTo(listeners, listener),
    subscribeToLateOutcomes: (listener) => subscribeTo(lateListeners, listener),
  }
}

function subscribeTo<T>(set: Set<T>, listener: T): () => void {
  set.add(listener)
  return () => set.delete(listener)
}
