import type { LateOutcome, QueueClient, WaitingTask } from './QueueContext.ts'
import { CALLER_PATIENCE_MS, HEARD_PATIENCE_MS } from './limits.ts'
import { EMPTY_QUEUE, transition } from './mutationQueue.ts'
import type { Outcome } from './outcome.ts'
import { createQueueCallers } from './queueCallers.ts'
import { isOurs } from './queueEntries.ts'
import type { QueuePorts } from './queuePorts.ts'
import type { QueueEffect, QueueEvent, QueueState, Settlement } from './queueProtocol.ts'
import type { JsonObject, QueueableMutation } from './queueableMutation.ts'
import type { TabMessage } from './tabChannel.ts'
import { type Task, newTask, toWaitingTask } from './task.ts'

/** The queue at work: performs what the state machine asks for, and tells it what came of it. */
export class ReplayQueue implements QueueClient {
  readonly #ports: QueuePorts
  readonly #mutations: ReadonlyMap<string, QueueableMutation>
  readonly #callers = createQueueCallers()
  readonly #listeners = new Set<() => void>()
  readonly #lateListeners = new Set<(late: LateOutcome) => void>()
  #state: QueueState
  #shown: readonly WaitingTask[] = []
  #release = () => {}
  #alarm: ReturnType<typeof setTimeout> | undefined
  /** Ends of other tabs' changes, told here unless that tab says in time that it tells them. */
  readonly #untold = new Map<string, ReturnType<typeof setTimeout>>()
  /** Reads, writes and messages of other tabs take turns: none of them sees half of another. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(ports: QueuePorts) {
    this.#ports = ports
    this.#mutations = new Map(ports.registry.map((mutation) => [mutation.name, mutation]))
    this.#state = { ...EMPTY_QUEUE, isOnline: ports.online.isOnline() }
  }

  /** Takes in what is kept, and follows network and other tabs from then on. */
  async start(): Promise<void> {
    const { storage, tabs, online } = this.#ports
    tabs.listen((message) => {
      void this.#inTurn(() => this.#hear(message))
    })
    online.subscribe(() => this.#dispatch({ type: 'network', isOnline: online.isOnline() }))
    await this.#inTurn(async () => this.#dispatch({ type: 'restored', tasks: await storage.readAll() }))
  }

  #hear(message: TabMessage): void {
    switch (message.type) {
      case 'queued':
        return this.#dispatch({ type: 'told', task: message.task, replaces: message.replaces })
      case 'settled':
        return this.#dispatch({ type: 'settledElsewhere', task: message.task, settlement: message.settlement })
      case 'heard':
        clearTimeout(this.#untold.get(message.id))
        this.#untold.delete(message.id)
    }
  }

  getTasks = (): readonly WaitingTask[] => this.#shown

  subscribe = (listener: () => void): (() => void) => subscribeTo(this.#listeners, listener)

  subscribeToLateOutcomes = (listener: (late: LateOutcome) => void): (() => void) =>
    subscribeTo(this.#lateListeners, listener)

  enqueue = (name: string, variables: JsonObject, optimism: JsonObject): Promise<Outcome> => {
    const mutation = this.#mutations.get(name)
    const change = mutation?.parse(variables, optimism)
    if (!mutation || !change)
      return Promise.reject(new Error(`${name} is no queueable mutation, or its input is wrong`))
    const task = newTask(
      { id: this.#ports.mintId(), name, scope: mutation.scope, ...change },
      this.#state.customer,
      this.#ports.now(),
    )
    const outcome = this.#callers.await(task.id)
    this.#dispatch({ type: 'enqueued', task })
    setTimeout(() => this.#losePatience(task.id), CALLER_PATIENCE_MS)
    return outcome
  }

  /** Looks again at what may be sent: the page has become visible, a timer has rung. */
  wake = (): void => this.#dispatch({ type: 'woken' })

  #dispatch(event: QueueEvent): void {
    const { entries } = this.#state
    const step = transition(this.#state, event, {
      now: this.#ports.now(),
      ticks: this.#ports.ticks(),
      chance: this.#ports.chance(),
      merge: (older, newer) => this.#merge(older, newer),
    })
    this.#state = step.state
    for (const effect of step.effects) this.#perform(effect)
    if (this.#state.entries !== entries) this.#publish()
  }

  #losePatience(id: string): void {
    this.#dispatch({ type: 'patienceEnded', id })
    this.#callers.answer(id, { kind: 'waiting' })
  }

  #publish(): void {
    this.#shown = this.#state.entries
      .filter((entry) => isOurs(this.#state, entry))
      .map(({ task }) => toWaitingTask(task))
    for (const tell of this.#listeners) tell()
  }

  #perform(effect: QueueEffect): void {
    const { storage, tabs, layers } = this.#ports
    switch (effect.type) {
      case 'save':
        return this.#later(() => this.#save(effect.task, effect.replaces))
      case 'claim':
        return this.#later(() => this.#claim(effect.task))
      case 'update':
        return this.#later(() => storage.update(effect.task))
      case 'forget':
        return this.#later(() => storage.remove(effect.task.id))
      case 'announce':
        return this.#later(() => tabs.post({ type: 'settled', task: effect.task, settlement: effect.settlement }))
      case 'send':
        return void this.#send(effect.task)
      case 'draw':
        return this.#withMutation(effect.task, (mutation) => layers.draw(effect.task, mutation))
      case 'show':
        return this.#withMutation(effect.task, (mutation) => layers.show(effect.task, mutation, effect.settlement))
      case 'erase':
        return layers.erase(effect.id)
      case 'confirm':
        return tabs.post({ type: 'heard', id: effect.id })
      case 'doubt':
        return this.#ports.doubt(effect.scope)
      case 'answerCaller':
      case 'handOver':
      case 'tellLate':
      case 'tellUnlessHeard':
      case 'askToLead':
      case 'resign':
      case 'refresh':
      case 'wakeAt':
        return this.#tell(effect)
    }
  }

  #tell(effect: TellingEffect): void {
    switch (effect.type) {
      case 'answerCaller':
        return this.#callers.answer(effect.task.id, effect.settlement ?? { kind: 'waiting' })
      case 'handOver':
        return this.#callers.handOver(effect.from, effect.to)
      case 'tellLate':
        return this.#tellLate(effect.task, effect.settlement)
      case 'tellUnlessHeard': {
        const { task, settlement } = effect
        this.#untold.set(
          task.id,
          setTimeout(() => this.#tellLate(task, settlement), HEARD_PATIENCE_MS),
        )
        return
      }
      case 'askToLead':
        return this.#ports.leaderLock.acquire((release) => this.#lead(release))
      case 'resign':
        // In turn: what was just settled is forgotten and announced before another tab may look.
        return this.#later(this.#release)
      case 'refresh':
        return void this.#ports.refreshSession().then((succeeded) => this.#dispatch({ type: 'refreshed', succeeded }))
      case 'wakeAt':
        clearTimeout(this.#alarm)
        this.#alarm = setTimeout(this.wake, Math.max(0, effect.at - this.#ports.ticks()))
    }
  }

  #tellLate(task: Task, outcome: Settlement): void {
    for (const tell of this.#lateListeners) tell({ task: toWaitingTask(task), outcome })
  }

  async #save(task: Task, replaces: string | null): Promise<void> {
    const merge = (older: Task) => this.#merge(older, task)
    const placed = await this.#ports.storage.add(task, replaces === null ? null : { id: replaces, merge })
    this.#dispatch({ type: 'saved', id: task.id, placed })
    this.#ports.tabs.post({ type: 'queued', task: placed.task, replaces: placed.isMerged ? replaces : null })
  }

  #merge(older: Task, newer: Task): JsonObject | null {
    return this.#mutations.get(newer.name)?.merge(older.variables, newer.variables) ?? null
  }

  async #claim(task: Task): Promise<void> {
    this.#dispatch({ type: 'claimed', id: task.id, isOurs: await this.#ports.storage.claim(task) })
  }

  async #send(task: Task): Promise<void> {
    const mutation = this.#mutations.get(task.name)
    const answer = mutation ? await this.#ports.transmit(task, mutation) : UNKNOWN_MUTATION
    this.#dispatch({ type: 'answered', id: task.id, answer })
  }

  #lead(release: () => void): void {
    this.#release = release
    this.#later(async () => this.#dispatch({ type: 'leading', tasks: await this.#ports.storage.readAll() }))
  }

  #withMutation(task: Task, act: (mutation: QueueableMutation) => void): void {
    const mutation = this.#mutations.get(task.name)
    if (mutation) act(mutation)
  }

  #later(work: () => unknown): void {
    void this.#inTurn(work)
  }

  #inTurn(work: () => unknown): Promise<unknown> {
    this.#turn = this.#turn.then(work).catch((error: unknown) => reportError(error))
    return this.#turn
  }
}

type TellingEffect = Extract<
  QueueEffect,
  {
    type: 'answerCaller' | 'handOver' | 'tellLate' | 'tellUnlessHeard' | 'askToLead' | 'resign' | 'refresh' | 'wakeAt'
  }
>

/** A change that this version of the shop does not know any more can never be sent. */
const UNKNOWN_MUTATION = { kind: 'failed', reason: 'hopeless', code: 'UNKNOWN_MUTATION', retryAfterMs: null } as const

function subscribeTo<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
