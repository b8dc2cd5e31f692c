import type { QueueReport, StartedQueue } from './QueueContext.ts'
import { type WaitingTask, hasWaitToTell } from './waitingTask.ts'
import { EMPTY_QUEUE, transition } from './machine/mutationQueue.ts'
import { createQueueCallers } from './machine/queueCallers.ts'
import { isOfAnother, isOurs } from './machine/queueEntries.ts'
import { createQueueListeners } from './machine/queueListeners.ts'
import type { QueuePorts } from './machine/queuePorts.ts'
import type { Agreed, QueueEffect, QueueEvent, QueueState, TellingEffect } from './machine/queueProtocol.ts'
import { type JsonObject, mustAsk } from './queuedMutation.ts'
import { dropTask } from './machine/dropTask.ts'
import { keepResult } from './machine/keepResult.ts'
import { reportQueue } from './machine/reportQueue.ts'
import { outcomeFor } from './machine/sessionEnd.ts'
import { claimTask, readTasks } from './machine/unreadStorage.ts'
import { TIMER_MAX_MS } from './limits.ts'
import type { TabMessage } from './tabs/tabChannel.ts'
import { NOT_KEPT } from './notKept.ts'
import { type Task, changeOf, describeTask, mutationIn, newTask, toWaitingTask } from './task.ts'

/** Running queue: performs the effects of the state machine, and reports their results to it. */
export class ReplayQueue implements Omit<StartedQueue, 'getNews'> {
  readonly #ports: QueuePorts
  readonly #callers = createQueueCallers((id) => this.#dispatch({ type: 'patienceEnded', id }))
  readonly #listeners = createQueueListeners()
  #state: QueueState
  #shown: readonly WaitingTask[] = []
  #release = () => {}
  #alarm: ReturnType<typeof setTimeout> | undefined
  /** Reads, writes and messages of other tabs run in turn: none of them sees half of another. */
  #turn: Promise<unknown> = Promise.resolve()
  readonly #mutation = (name: string) => mutationIn(this.#ports.registry, name)
  readonly #merge = (older: Task, newer: Task): JsonObject | null =>
    this.#mutation(newer.name)?.merge(older.variables, newer.variables) ?? null

  constructor(ports: QueuePorts) {
    this.#ports = ports
    this.#state = { ...EMPTY_QUEUE, isOnline: ports.online.isOnline(), customer: ports.account.read() }
  }

  /** Reads the stored tasks, and follows network and other tabs from then on. */
  async start(): Promise<void> {
    const { storage, tabs, online, account } = this.#ports
    account.subscribe(() => this.#dispatch({ type: 'customerChanged', customer: account.read() }))
    // A pause is heard at once: before this tab, which may send next, has read the tasks.
    tabs.listen((message) => (message.type === 'paused' ? this.#hear(message) : this.#later(() => this.#hear(message))))
    online.subscribe(() => this.#dispatch({ type: 'network', isOnline: online.isOnline() }))
    await this.#inTurn(async () => this.#dispatch(await readTasks(storage, 'restored')))
  }

  #hear(message: TabMessage): void {
    switch (message.type) {
      case 'queued':
        return this.#dispatch({ ...message, type: 'told', restMs: this.#mutation(message.task.name)?.restMs ?? 0 })
      case 'settled':
        this.#ports.doubts.settled(message.task.id)
        return this.#dispatch({ type: 'settledElsewhere', task: message.task, settlement: message.settlement })
      case 'heard':
        return this.#listeners.heard(message.id)
      case 'changed':
        return this.#dispatch({ type: 'changedElsewhere', task: message.task })
      case 'dropped':
        return this.#dispatch({ type: 'dropped', id: message.id, isElsewhere: true })
      case 'paused':
        return this.#dispatch({ ...message, type: 'pausedElsewhere' })
    }
  }

  getTasks = (): readonly WaitingTask[] => this.#shown
  subscribe = this.#listeners.subscribe
  subscribeToLateOutcomes = this.#listeners.subscribeToLateOutcomes
  subscribeToRefusals = this.#listeners.subscribeToRefusals
  subscribeToSessionLoss = this.#listeners.subscribeToSessionLoss

  hasNews = (): boolean =>
    hasWaitToTell(this.#shown, this.#state.isOnline) || this.#listeners.hasUntold() || this.#ports.hasLeftNews()

  /** Runs in turn: earlier changes are written before it reads. */
  report = (): Promise<QueueReport> =>
    this.#inTurn(() => undefined).then(() => reportQueue(this.#ports.storage, this.#state, this.#ports.ticks()))

  describe: StartedQueue['describe'] = (task) => describeTask(this.#ports.registry, task)
  retry = (): void => this.#dispatch({ type: 'hurried' })
  approve = (id: string, agreed: Agreed | null = null): void => this.#dispatch({ type: 'approved', id, agreed })

  giveUp = async (id: string): Promise<boolean> => {
    let isDropped = false
    await this.#inTurn(async () => (isDropped = await dropTask(this.#ports, this.#state, id)))
    if (isDropped) this.#dispatch({ type: 'dropped', id, isElsewhere: false })
    return isDropped
  }

  enqueue: StartedQueue['enqueue'] = (name, variables, optimism) =>
    this.enqueueAs(this.#ports.mintId(), { name, variables, optimism, customer: this.#state.customer })

  enqueueAs: StartedQueue['enqueueAs'] = (id, { name, variables, optimism, customer }) => {
    const mutation = this.#mutation(name)
    const change = mutation?.parse(variables, optimism)
    if (!mutation || !change)
      return Promise.reject(new Error(`${name} is no mutation of the registry, or its input is wrong`))
    if (isOfAnother(this.#state, customer)) return Promise.resolve(NOT_KEPT)
    const awaitsConsent = !this.#state.isOnline && mustAsk(change, this.#ports.sendsUnasked)
    const task = newTask({ id, name, ...changeOf(mutation, change), awaitsConsent }, customer, this.#ports.now())
    const outcome = this.#callers.await(task.id)
    this.#dispatch({ type: 'enqueued', task, restMs: mutation.restMs })
    return outcome
  }

  /** Handles the gateway's report that the customer's session has ended. */
  loseSession = (): void => this.#dispatch({ type: 'sessionLost' })

  /** Checks again which tasks may be sent: the page has become visible, a timer has fired. */
  wake = (): void => this.#dispatch({ type: 'woken' })

  #dispatch(event: QueueEvent): void {
    const { entries } = this.#state
    const step = transition(this.#state, event, {
      now: this.#ports.now(),
      ticks: this.#ports.ticks(),
      chance: this.#ports.chance(),
      merge: this.#merge,
      isIndependent: ({ name }) => this.#mutation(name)?.isIndependent === true,
      countsEachTime: ({ name }) => this.#mutation(name)?.countsEachTime === true,
    })
    this.#state = step.state
    for (const effect of step.effects) this.#perform(effect)
    if (this.#state.entries !== entries) this.#publish()
  }

  #publish(): void {
    this.#shown = this.#state.entries
      .filter((entry) => isOurs(this.#state, entry))
      .map(({ task }) => toWaitingTask(task))
    this.#listeners.notifyChange()
  }

  #perform(effect: QueueEffect): void {
    const { storage, tabs, layers } = this.#ports
    switch (effect.type) {
      case 'save':
        return this.#later(() => this.#save(effect.task, effect.replaces))
      case 'claim':
        return this.#later(async () => this.#dispatch(await claimTask(storage, effect.task)))
      case 'edit':
        return this.#later(() => this.#edit(effect))
      case 'forget':
        return this.#later(() => storage.remove(effect.task.id))
      case 'sortLoss':
        return this.#later(async () => {
          const dropped = await storage.dropUnsent(effect.droppable)
          this.#dispatch({ type: 'lossSorted', stopped: effect.stopped, dropped })
        })
      case 'keepResult':
        return this.#later(() => keepResult(this.#ports, effect.task, effect.settlement))
      case 'announceDrop':
        return tabs.post({ type: 'dropped', id: effect.id })
      case 'announcePause':
        return tabs.post({ type: 'paused', scope: effect.scope, milliseconds: effect.until - this.#ports.ticks() })
      case 'announce':
        return this.#later(() => tabs.post({ type: 'settled', task: effect.task, settlement: effect.settlement }))
      case 'send':
        return void this.#send(effect.task)
      case 'draw':
        return layers.draw(effect.task, this.#mutation(effect.task.name))
      case 'show':
        return this.#show(effect)
      case 'erase':
        return layers.erase(effect.id)
      case 'confirm':
        return tabs.post({ type: 'heard', id: effect.id })
      case 'doubt':
        return this.#ports.doubts.raise(effect)
      case 'answerCaller':
      case 'handOver':
      case 'notifyLate':
      case 'notifyUnlessAwaited':
      case 'askToLead':
      case 'resign':
      case 'refresh':
      case 'notifySessionLoss':
      case 'wakeAt':
        return this.#tell(effect)
    }
  }

  #tell(effect: TellingEffect): void {
    switch (effect.type) {
      case 'answerCaller':
        return this.#callers.answer(effect.task.id, outcomeFor(effect, this.#ports))
      case 'handOver':
        this.#ports.doubts.settled(effect.from)
        return this.#callers.handOver(effect.from, effect.to)
      case 'notifyLate':
        return this.#listeners.notifyLate(effect.task, effect.settlement)
      case 'notifyUnlessAwaited':
        return this.#listeners.notifyUnlessAwaited(effect.task, effect.settlement)
      case 'askToLead':
        return this.#ports.leaderLock.acquire((release) => this.#lead(release))
      case 'resign':
        // In turn: a settled task is removed and announced before another tab reads.
        return this.#later(this.#release)
      case 'refresh':
        return void this.#ports.refreshSession().then((succeeded) => this.#dispatch({ type: 'refreshed', succeeded }))
      case 'notifySessionLoss':
        return this.#listeners.notifySessionLoss(effect.loss)
      case 'wakeAt':
        clearTimeout(this.#alarm)
        this.#alarm = setTimeout(this.wake, Math.min(Math.max(0, effect.at - this.#ports.ticks()), TIMER_MAX_MS))
    }
  }

  #show({ task, settlement }: Extract<QueueEffect, { type: 'show' }>): void {
    const mutation = this.#mutation(task.name)
    if (mutation) this.#ports.layers.show(task, mutation, settlement)
    else this.#ports.doubts.raise({ type: 'doubt', scope: task.scope, unlessNotified: null })
  }

  async #save(task: Task, older: Task | null): Promise<void> {
    const merge = (stored: Task) => this.#merge(stored, task)
    const placed = await this.#ports.storage.add(task, older && { older, merge })
    this.#dispatch({ type: 'saved', id: task.id, placed })
    const replaces = older && placed.isMerged ? older.id : null
    this.#ports.tabs.post({ type: 'queued', task: placed.task, replaces })
  }

  async #edit({ id, edit, isShared }: Extract<QueueEffect, { type: 'edit' }>): Promise<void> {
    const task = await this.#ports.storage.edit(id, edit)
    if (task && isShared) this.#ports.tabs.post({ type: 'changed', task })
  }

  async #send(task: Task): Promise<void> {
    const answer = await this.#ports.transmit(task, this.#mutation(task.name))
    this.#dispatch({ type: 'answered', id: task.id, answer })
  }

  #lead(release: () => void): void {
    this.#release = release
    this.#later(async () => this.#dispatch(await readTasks(this.#ports.storage, 'leading')))
  }

  #later(work: () => unknown): void {
    void this.#inTurn(work)
  }

  #inTurn(work: () => unknown): Promise<unknown> {
    this.#turn = this.#turn.then(work).catch((error: unknown) => reportError(error))
    return this.#turn
  }
}
