import type { LateOutcome } from '../offline/QueueContext.ts'
import { createDoubts } from '../offline/machine/createDoubts.ts'
import type { QueuePorts } from '../offline/machine/queuePorts.ts'
import type { Answer } from '../offline/answer.ts'
import { type QueueStorage, createMemoryQueueStorage } from '../offline/storage/queueStorage.ts'
import type { QueuedMutation } from '../offline/queuedMutation.ts'
import { ReplayQueue } from '../offline/replayQueue.ts'
import type { TabMessage } from '../offline/tabs/tabChannel.ts'
import type { Task } from '../offline/task.ts'

export const DONE: Answer = { kind: 'done', data: { ok: true } }

/** Answer of the queue's ports to a task that only another release knows. */
const UNKNOWN_HERE: Answer = { kind: 'failed', reason: 'passing', code: 'outdated', retryAfterMs: null }

/** Mutation that the queue's tests send; a browser may change it. */
export const MUTATION: QueuedMutation = {
  document: { kind: 'Request' } as QueuedMutation['document'],
  scope: 'cart',
  restMs: 0,
  isSilent: false,
  asksAgainAfter: [],
  keepResult: null,
  outdates: null,
  parse: (variables, optimism) => ({
    variables: variables as object as Task['variables'],
    optimism: optimism as object as Task['optimism'],
    asking: null,
    apply: () => undefined,
    describe: () => ({ kind: 'other' }),
  }),
  merge: () => null,
  isIndependent: false,
  countsEachTime: false,
}

/** Creates a browser: tabs that share storage, lock and channel, one network with a switch. */
export function createQueueBrowser(own: Partial<QueuedMutation> = {}) {
  const storage = createMemoryQueueStorage()
  const tabs: Array<{ listener: (message: TabMessage) => void }> = []
  let lock: Promise<unknown> = Promise.resolve()
  let isLockHeld = false
  let minted = 0
  const network = {
    isOnline: true,
    sendsUnasked: false,
    listeners: new Set<() => void>(),
    sent: [] as Task[],
    answer: (_task: Task): Promise<Answer> => Promise.resolve(DONE),
    /** Delivers a message to another tab. */
    deliver: (arrive: () => void) => arrive(),
  }
  const followers = new Set<() => void>()
  let customer: string | null = null
  const signIn = (who: string | null) => {
    customer = who
    for (const follow of followers) follow()
  }
  const account = {
    read: () => customer,
    subscribe: (listener: () => void) => {
      followers.add(listener)
      return () => followers.delete(listener)
    },
  }
  /** Opens a tab; its storage is the browser's, unless it has lost that. `names` are the mutations of its release. */
  async function openTab(tabStorage: QueueStorage = storage, names: readonly string[] = ['set']) {
    const self = { listener: (_message: TabMessage) => {} }
    tabs.push(self)
    const drawn = new Set<string>()
    const shown: string[] = []
    const late: LateOutcome[] = []
    const doubted: string[] = []
    let release = () => {}
    const ports: QueuePorts = {
      storage: tabStorage,
      registry: Object.fromEntries(names.map((name) => [name, { ...MUTATION, ...own }])),
      layers: {
        draw: ({ id }) => drawn.add(id),
        erase: (id) => drawn.delete(id),
        show: ({ id }) => {
          shown.push(id)
          drawn.delete(id)
        },
      },
      tabs: {
        post: (message) => {
          for (const tab of tabs) if (tab !== self) network.deliver(() => tab.listener(structuredClone(message)))
        },
        listen: (listener) => void (self.listener = listener),
      },
      leaderLock: {
        acquire: (onLead) =>
          void (lock = lock.then(
            () =>
              new Promise<void>((resolve) => {
                isLockHeld = true
                release = () => {
                  isLockHeld = false
                  resolve()
                }
                onLead(release)
              }),
          )),
        isHeld: () => Promise.resolve(isLockHeld),
      },
      online: {
        isOnline: () => network.isOnline,
        subscribe: (listener) => {
          network.listeners.add(listener)
          return () => network.listeners.delete(listener)
        },
      },
      transmit: (task, mutation) => {
        if (!mutation) return Promise.resolve(UNKNOWN_HERE)
        network.sent.push(task)
        return network.answer(task)
      },
      account,
      interruptedText: () => Promise.resolve('Tu sesión terminó.'),
      refreshSession: () => Promise.resolve(true),
      doubts: createDoubts((scope) => doubted.push(scope)),
      hasLeftNews: () => false,
      sendsUnasked: () => network.sendsUnasked,
      now: () => Date.now(),
      ticks: () => performance.now(),
      chance: () => 0.5,
      mintId: () => `task-${(minted += 1)}`,
    }
    const queue = new ReplayQueue(ports)
    queue.subscribeToLateOutcomes((outcome) => late.push(outcome))
    await queue.start()
    /** Closes a tab: the browser takes its lock. */
    const close = () => {
      tabs.splice(tabs.indexOf(self), 1)
      release()
    }
    return { queue, drawn, shown, late, doubted, close }
  }
  const switchNetwork = (isOnline: boolean) => {
    network.isOnline = isOnline
    for (const tell of network.listeners) tell()
  }
  return { openTab, network, switchNetwork, storage, signIn }
}
