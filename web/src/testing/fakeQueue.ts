import type {
  LateOutcome,
  LateRefusal,
  SessionLoss,
  QueueClient,
  QueueReport,
  StartedQueue,
} from '../offline/QueueContext.ts'
import type { WaitingTask } from '../offline/waitingTask.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { Agreed } from '../offline/machine/queueProtocol.ts'
import type { JsonObject } from '../offline/queuedMutation.ts'
import { describeTask } from '../offline/task.ts'
import { MUTATIONS } from '../mutations.ts'

/** Change that a component has queued. */
type Asked = Readonly<{ name: string; variables: JsonObject; optimism: JsonObject; id?: string }>

export type FakeQueue = QueueClient &
  StartedQueue &
  Readonly<{
    /** Queued changes, in order. */
    asked: readonly Asked[]
    /** Sets the outcome of the next change; default `done` without data. */
    answerNext: (outcome: Outcome | Promise<Outcome>) => void
    /** Sets the waiting tasks. */
    setTasks: (tasks: readonly WaitingTask[]) => void
    notifyLate: (late: LateOutcome) => void
    /** Reports a refusal to the page of its scope. */
    refuseLate: (refusal: LateRefusal) => void
    loseSession: (loss?: SessionLoss) => void
    /** Sets the value that `report` returns. */
    setReport: (report: QueueReport) => void
    /** Ids of tasks that the shopper has approved or given up. */
    approved: readonly string[]
    /** Terms that the shopper agreed to with each approval; null if unchanged. */
    agreed: readonly (Agreed | null)[]
    givenUp: readonly string[]
    /** Returns how often a retry of all tasks was requested. */
    retries: () => number
  }>

/** Creates a fake queue without storage or network that records the calls of components. */
export function createFakeQueue(): FakeQueue {
  const asked: Asked[] = []
  const answers: (Outcome | Promise<Outcome>)[] = []
  const listeners = new Set<() => void>()
  const lateListeners = new Set<(late: LateOutcome) => void>()
  const refusalListeners = new Map<string, (refusal: LateRefusal) => void>()
  const lossListeners = new Set<(loss: SessionLoss) => void>()
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
    notifyLate: (late) => lateListeners.forEach((tell) => tell(late)),
    enqueue: (name, variables, optimism) => {
      asked.push({ name, variables, optimism })
      return Promise.resolve(answers.shift() ?? { kind: 'done', data: {} })
    },
    enqueueAs: (id, change) => {
      asked.push({ ...change, id })
      return Promise.resolve(answers.shift() ?? { kind: 'done', data: {} })
    },
    getTasks: () => tasks,
    subscribe: (listener) => subscribeTo(listeners, listener),
    subscribeToLateOutcomes: (listener) => subscribeTo(lateListeners, listener),
    refuseLate: (refusal) => refusalListeners.get(refusal.task.scope)?.(refusal),
    subscribeToRefusals: (scope, listener) => {
      refusalListeners.set(scope, listener)
      return () => refusalListeners.delete(scope)
    },
    subscribeToSessionLoss: (listener) => subscribeTo(lossListeners, listener),
    loseSession: (loss = { interrupted: [], dropped: [] }) => lossListeners.forEach((tell) => tell(loss)),
    setReport: (next) => {
      report = next
      for (const tell of listeners) tell()
    },
    getNews: () => null,
    report: () => Promise.resolve(report),
    describe: (task) => describeTask(MUTATIONS, task),
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
    start: () => Promise.resolve(),
    getStarted: () => queue,
  }
  return queue
}

function subscribeTo<T>(set: Set<T>, listener: T): () => void {
  set.add(listener)
  return () => set.delete(listener)
}
