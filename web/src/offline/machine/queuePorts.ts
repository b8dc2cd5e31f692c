import type { Doubts } from './createDoubts.ts'
import type { LeaderLock } from '../tabs/leaderLock.ts'
import type { OnlineStatus } from '../onlineStatus.ts'
import type { OptimisticLayers } from '../optimisticLayers.ts'
import type { Answer } from '../answer.ts'
import type { QueueStorage } from '../storage/queueStorage.ts'
import type { MutationRegistry, QueuedMutation } from '../queuedMutation.ts'
import type { TabChannel } from '../tabs/tabChannel.ts'
import type { Task } from '../task.ts'

/** Ports of the queue: every dependency is injected, so that tests can replace it. */
export type QueuePorts = Readonly<{
  storage: QueueStorage
  registry: MutationRegistry
  layers: OptimisticLayers
  tabs: TabChannel
  leaderLock: LeaderLock
  online: OnlineStatus
  /** Sends a task; the mutation is undefined for a task that only another release knows. */
  transmit: (task: Task, mutation: QueuedMutation | undefined) => Promise<Answer>
  /** Customer who is signed in on this device. */
  account: Readonly<{ read: () => string | null; subscribe: (listener: () => void) => () => void }>
  /** Text for a task that the end of its session has interrupted. */
  interruptedText: () => Promise<string>
  /** Has the gateway refresh the session; resolves to false when it has ended. */
  refreshSession: () => Promise<boolean>
  /** Scopes whose rendered data may differ from the shop's: they have to be read again. */
  doubts: Doubts
  /** Returns true when an earlier page has stored notices that it could not show. */
  hasLeftNews: () => boolean
  /** Returns true when the shopper has turned off questions before sending. */
  sendsUnasked: () => boolean
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds since the page was opened, independent of the device's clock. */
  ticks: () => number
  /** Returns a number in [0, 1). */
  chance: () => number
  mintId: () => string
}>
