import type { Environment } from 'relay-runtime'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { createBrowserTransport } from '../relay/browserTransport.ts'
import { TOKEN_LOCK_RETRY_MS } from '../session/limits.ts'
import type { LateOutcome, QueueClient } from './QueueContext.ts'
import { createLeaderLock } from './leaderLock.ts'
import { TRANSMIT_TIMEOUT_MS } from './limits.ts'
import { createOnlineStatus } from './onlineStatus.ts'
import { openQueueStorage } from './openQueueStorage.ts'
import { createOptimisticLayers } from './optimisticLayers.ts'
import { QUEUEABLE_MUTATIONS } from './queueableMutations.ts'
import { ReplayQueue } from './replayQueue.ts'
import { createTabChannel } from './tabChannel.ts'
import { transmitTask } from './transmitTask.ts'

type Listeners = Readonly<{ onChange: () => void; onLateOutcome: (late: LateOutcome) => void }>

/** Starts a store's queue in this browser: its storage, its tabs, its network. */
export async function startQueue(
  environment: Environment,
  store: StoreDefinition,
  listeners: Listeners,
): Promise<QueueClient> {
  const transport = createBrowserTransport({ storeCode: store.code, fetch: window.fetch.bind(window) })
  const queue = new ReplayQueue({
    storage: await openQueueStorage(store.code),
    registry: QUEUEABLE_MUTATIONS,
    layers: createOptimisticLayers(environment),
    tabs: createTabChannel(store.code),
    leaderLock: createLeaderLock(store.code),
    online: createOnlineStatus(window),
    transmit: (task, mutation) =>
      transmitTask(task, mutation, { transport, signal: AbortSignal.timeout(TRANSMIT_TIMEOUT_MS) }),
    // The gateway renews sessions by itself, and gives a guest a new one: what is left to do is to ask again.
    refreshSession: () => new Promise((resolve) => setTimeout(() => resolve(true), TOKEN_LOCK_RETRY_MS)),
    now: Date.now,
    chance: Math.random,
    mintId: () => crypto.randomUUID(),
  })
  queue.subscribe(listeners.onChange)
  queue.subscribeToLateOutcomes(listeners.onLateOutcome)
  await queue.start()
  // A phone stops timers of pages that nobody sees.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && queue.wake())
  return queue
}
