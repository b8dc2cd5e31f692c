import type { LateOutcome, QueueClient, QueueReport, StartedQueue, WaitingTask } from '../offline/QueueContext.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { Agreed } from '../offline/queueProtocol.ts'
import type { JsonObject } from '../offline/queueableMutation.ts'

/** A change that a component asked the queue for. */
type Asked = Readonly<{ name: string; variables: JsonObject; optimism: JsonObject }>

export type FakeQueue = QueueClient &
  StartedQueue &
  Readonly<{
    /** What was asked for, in order. */
    asked: readonly Asked[]
    /** What the next change comes to; `done` without data when nothing was said. */
    answerNext: (outcome: Outcome) => void
    /** Shows these as waiting. */
    setTasks: (tasks: readonly WaitingTask[]) => void
    tellLate: (late: LateOutcome) => void
    loseSession: () => void
    /** What `report` answers with. */
    setReport: (report: QueueReport) => void
    /** Ids that the shopper has agreed to send; that were taken back. */
    approved: readonly string[]
    /** What they have agreed to instead of what they had asked for; null each time it was that. */
    agreed: readonly (Agreed | null)[]
    givenUp: readonly string[]
    /** How often everything was to be tried at once. */
    retries: () => number
  }>

/** A queue without storage or network that remembers what components ask of it. */
export function createFakeQueue(): FakeQueue {
  const asked: Asked[] = []
  const answers: Outcome[] = []
  const listeners = new Set<() => void>()
  const lateListeners = new Set<(late: LateOutcome) => void>()
  const lossListeners = new Set<() => void>()
  const approved: string[] = []
  const agreements: Array<Agreed | null> = []
  const givenUp: string[] = []
  let retries = 0
  let tasks: readonly WaitingTask[] = []
  let report: QueueReport = { tasks: [], results: [], isOnline: true, lock: 0, pauses: {} }
  const queue: FakeQueue = {
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
    subscribeToSessionLoss: (listener) => subscribeTo(lossListeners, listener),
    loseSession: () => lossListeners.forEach((tell) => tell()),
    setReport: (next) => {
      report = next
      for (const tell of listeners) tell()
    },
    getNews: () => null,
    report: () => Promise.resolve(report),
    approved,
    agreed: agreements,
    givenUp,
    retries: () => retries,
    retry: () => {
      retries += 1
    },
    approve: (id, agreed = null) => {
      approved.push(id)
      agreements.push(agreed)
    },
    giveUp: (id) => {
      givenUp.push(id)
      return Promise.resolve(true)
    },
    getStarted: () => queue,
  }
  return queue
}

function subscribeTo<T>(set: Set<T>, listener: T): () => void {
  set.add(listener)
  return () => set.delete(listener)
}
