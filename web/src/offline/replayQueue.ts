import type { QueueReport, StartedQueue, WaitingTask } from './QueueContext.ts'
import { keptResultOf } from './keptResult.ts'
import { CALLER_PATIENCE_MS } from './limits.ts'
import { EMPTY_QUEUE, transition } from './mutationQueue.ts'
import type { Outcome } from './outcome.ts'
import { createQueueCallers } from './queueCallers.ts'
import { isOurs } from './queueEntries.ts'
import { createQueueListeners } from './queueListeners.ts'
import type { QueuePorts } from './queuePorts.ts'
import type { Agreed, QueueEffect, QueueEvent, QueueState, Settlement, TellingEffect } from './queueProtocol.ts'
import { type JsonObject, type QueueableMutation, mustAsk } from './queueableMutation.ts'
import { hasNews, reportQueue } from './reportQueue.ts'
import type { TabMessage } from './tabChannel.ts'
import { type Task, changeOf, newTask, toWaitingTask } from './task.ts'
import { UNKNOWN_MUTATION } from './transmitTask.ts'

/** The queue at work: performs what the state machine asks for, and tells it what came of it. */
export class ReplayQueue implements Omit<StartedQueue, 'getNews'> {
  readonly #ports: QueuePorts
  readonly #mutations: ReadonlyMap<string, QueueableMutation>
  readonly #callers = createQueueCallers()
  readonly #listeners = createQueueListeners()
  #state: QueueState
  #shown: readonly WaitingTask[] = []
  #release = () => {}
  #alarm: ReturnType<typeof setTimeout> | undefined
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
    tabs.listen((message) => this.#later(() => this.#hear(message)))
    online.subscribe(() => this.#dispatch({ type: 'network', isOnline: online.isOnline() }))
    await this.#inTurn(async () => this.#dispatch({ type: 'restored', tasks: await storage.readAll() }))
  }

  #hear(message: TabMessage): void {
    switch (message.type) {
      case 'queued':
        return this.#dispatch({
          type: 'told',
          task: message.task,
          replaces: message.replaces,
          restMs: this.#mutations.get(message.task.name)?.restMs ?? 0,
        })
      case 'settled':
        this.#ports.doubts.settled(message.task.id)
        return this.#dispatch({ type: 'settledElsewhere', task: message.task, settlement: message.settlement })
      case 'heard':
        return this.#listeners.heard(message.id)
      case 'changed':
        return this.#dispatch({ type: 'changedElsewhere', task: message.task })
      case 'dropped':
        return this.#dispatch({ type: 'dropped', id: message.id, isElsewhere: true })
    }
  }

  getTasks = (): readonly WaitingTask[] => this.#shown

  subscribe = this.#listeners.subscribe

  subscribeToLateOutcomes = this.#listeners.subscribeToLateOutcomes

  subscribeToSessionLoss = this.#listeners.subscribeToSessionLoss

  hasNews = (): boolean =>
    hasNews(this.#shown, this.#state.isOnline) || this.#listeners.hasUntold() || this.#ports.hasLeftNews()

  /** In turn: what was just done is written before it is read. */
  report = (): Promise<QueueReport> =>
    this.#inTurn(() => undefined).then(() => reportQueue(this.#ports.storage, this.#state, this.#ports.ticks()))

  retry = (): void => this.#dispatch({ type: 'hurried' })

  approve = (id: string, agreed: Agreed | null = null): void => this.#dispatch({ type: 'approved', id, agreed })

  giveUp = async (id: string): Promise<boolean> => {
    let isDropped = false
    await this.#inTurn(async () => {
      isDropped = await this.#ports.storage.drop(id)
    })
    if (isDropped) this.#dispatch({ type: 'dropped', id, isElsewhere: false })
    return isDropped
  }

  enqueue = (name: string, variables: JsonObject, optimism: JsonObject): Promise<Outcome> => {
    const mutation = this.#mutations.get(name)
    const change = mutation?.parse(variables, optimism)
    if (!mutation || !change)
      return Promise.reject(new Error(`${name} is no queueable mutation, or its input is wrong`))
    const awaitsConsent = !this.#state.isOnline && mustAsk(change, this.#ports.sendsUnasked)
    const id = this.#ports.mintId()
    const task = newTask({ id, ...changeOf(mutation, change), awaitsConsent }, this.#state.customer, this.#ports.now())
    const outcome = this.#callers.await(task.id)
    this.#dispatch({ type: 'enqueued', task, restMs: mutation.restMs })
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
    this.#listeners.tellChange()
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
      case 'keepResult':
        return this.#later(() => this.#keepResult(effect.task, effect.settlement))
      case 'announceChange':
        return this.#later(() => tabs.post({ type: 'changed', task: effect.task }))
      case 'announceDrop':
        return tabs.post({ type: 'dropped', id: effect.id })
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
        return this.#ports.doubts.raise(effect)
      case 'answerCaller':
      case 'handOver':
      case 'tellLate':
      case 'tellUnlessHeard':
      case 'askToLead':
      case 'resign':
      case 'refresh':
      case 'tellSessionLoss':
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
        return this.#listeners.tellLate(effect.task, effect.settlement)
      case 'tellUnlessHeard':
        return this.#listeners.tellUnlessHeard(effect.task, effect.settlement)
      case 'askToLead':
        return this.#ports.leaderLock.acquire((release) => this.#lead(release))
      case 'resign':
        // In turn: what was just settled is forgotten and announced before another tab may look.
        return this.#later(this.#release)
      case 'refresh':
        return void this.#ports.refreshSession().then((succeeded) => this.#dispatch({ type: 'refreshed', succeeded }))
      case 'tellSessionLoss':
        return this.#listeners.tellSessionLoss()
      case 'wakeAt':
        clearTimeout(this.#alarm)
        this.#alarm = setTimeout(this.wake, Math.max(0, effect.at - this.#ports.ticks()))
    }
  }

  async #save(task: Task, replaces: string | null): Promise<void> {
    const merge = (older: Task) => this.#merge(older, task)
    const placed = await this.#ports.storage.add(task, replaces === null ? null : { id: replaces, merge })
    this.#dispatch({ type: 'saved', id: task.id, placed })
    this.#ports.tabs.post({ type: 'queued', task: placed.task, replaces: placed.isMerged ? replaces : null })
  }

  async #keepResult(task: Task, settlement: Settlement): Promise<void> {
    const keep = this.#mutations.get(task.name)?.keepResult ?? null
    await this.#ports.storage.keepResult(keptResultOf(task, settlement, { keep, settledAt: this.#ports.now() }))
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
