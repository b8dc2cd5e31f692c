import { BACKOFF_MAX_MS } from '../offline/limits.ts'
import type { Answer } from '../offline/answer.ts'
import { EMPTY_QUEUE, transition } from '../offline/machine/mutationQueue.ts'
import type { QueueEffect, QueueEvent, QueueState, Surroundings } from '../offline/machine/queueProtocol.ts'
import type { Placed } from '../offline/storage/queueStorage.ts'
import { type Task, newTask } from '../offline/task.ts'
import { sortedLosses } from './sortedLosses.ts'

type Change = Partial<Pick<Task, 'id' | 'name' | 'scope' | 'variables'>>

/** Surroundings at the start of a page, in which no change replaces another. */
export const AROUND: Surroundings = {
  now: 0,
  ticks: 0,
  chance: 0.5,
  merge: () => null,
  isIndependent: () => false,
  countsEachTime: ({ name }) => name === 'add',
}

let minted = 0

/** Creates a change; what a test leaves out is the same for all, but for the id. */
export function change(
  { id = `task-${(minted += 1)}`, name = 'setQuantity', scope = 'cart', variables = {} }: Change = {},
  customer: string | null = null,
): Task {
  return newTask({ id, name, scope, variables, optimism: {} }, customer, 0)
}

/** Creates a queue with its state and its effects. Changes of the same line merge; no change depends on `answerStep`. */
export function createWorld(initial: Partial<QueueState> = {}) {
  let state: QueueState = { ...EMPTY_QUEUE, ...initial }
  let position = 0
  const log: QueueEffect[] = []
  const world = {
    /** Milliseconds since the page was opened. */
    now: 0,
    /** Time of the device's clock, where it is wrong. */
    clock: null as number | null,
    get state() {
      return state
    },
    log,
    dispatch(event: QueueEvent): readonly QueueEffect[] {
      const step = transition(state, event, {
        ...AROUND,
        now: world.clock ?? world.now,
        ticks: world.now,
        merge: (older, newer) => (older.variables['line'] === newer.variables['line'] ? newer.variables : null),
        isIndependent: ({ name }) => name === 'answerStep',
      })
      state = step.state
      log.push(...step.effects)
      sortedLosses(state, step.effects).forEach((sorted) => world.dispatch(sorted))
      return step.effects
    },
    enqueue(task: Task) {
      world.dispatch({ type: 'enqueued', task, restMs: 0 })
      return world.save(task.id)
    },
    save(id: string, written: Partial<Placed> = {}) {
      const task = state.entries.find((entry) => entry.task.id === id)?.task
      if (!task) throw new Error(`${id} is not in the queue`)
      const placed = { task: { ...task, position: (position += 1) }, isMerged: false, kept: null, ...written }
      return world.dispatch({ type: 'saved', id, placed })
    },
    lead: () =>
      world.dispatch({
        type: 'leading',
        tasks: state.entries.filter(({ isSaved }) => isSaved).map(({ task }) => task),
      }),
    claim: (id: string) => world.dispatch({ type: 'claimed', id, task: world.task(id) ?? null }),
    answer: (id: string, answer: Answer) => world.dispatch({ type: 'answered', id, answer }),
    failAndSendAgain(id: string, reason: Extract<Answer, { kind: 'failed' }>['reason']) {
      world.answer(id, { kind: 'failed', reason, code: reason, retryAfterMs: null })
      world.now += BACKOFF_MAX_MS
      world.dispatch({ type: 'woken' })
      world.lead()
      world.claim(id)
    },
    of: <T extends QueueEffect['type']>(type: T) =>
      log.filter((effect): effect is Extract<QueueEffect, { type: T }> => effect.type === type),
    sent: () => world.of('send').map(({ task }) => task.id),
    task: (id: string) => state.entries.find((entry) => entry.task.id === id)?.task,
  }
  return world
}

/** Enqueues a task that is saved and in flight. */
export function createSending(task = change(), world = createWorld()) {
  world.enqueue(task)
  world.lead()
  world.claim(task.id)
  return { world, task }
}
