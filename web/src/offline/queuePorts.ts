import type { Doubts } from './createDoubts.ts'
import type { LeaderLock } from './leaderLock.ts'
import type { OnlineStatus } from './onlineStatus.ts'
import type { OptimisticLayers } from './optimisticLayers.ts'
import type { Answer } from './queueProtocol.ts'
import type { QueueStorage } from './queueStorage.ts'
import type { QueueableMutation } from './queueableMutation.ts'
import type { TabChannel } from './tabChannel.ts'
import type { Task } from './task.ts'

/** The world around the queue: every part is handed in, so that a test can be the world. */
export type QueuePorts = Readonly<{
  storage: QueueStorage
  registry: readonly QueueableMutation[]
  layers: OptimisticLayers
  tabs: TabChannel
  leaderLock: LeaderLock
  online: OnlineStatus
  transmit: (task: Task, mutation: QueueableMutation) => Promise<Answer>
  /** Renews the session; false when that failed. */
  refreshSession: () => Promise<boolean>
  /** What is shown of a scope may not be what the shop holds: then it has to be read anew. */
  doubts: Doubts
  /** True when an earlier page has left news that it could not tell any more. */
  hasLeftNews: () => boolean
  /** True when the shopper wants nothing to be asked before it is sent. */
  sendsUnasked: () => boolean
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds since the page was opened, whatever is done to the device's clock. */
  ticks: () => number
  /** A number in [0, 1). */
  chance: () => number
  mintId: () => string
}>
