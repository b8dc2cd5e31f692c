import type { ReactNode } from 'react'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { CART_SCOPE } from '../cart/cartScope.ts'
import { createCartReader } from '../cart/createCartReader.ts'
import { createKeptValue } from '../device/keptValue.ts'
import { SENDS_ORDERS_UNASKED } from '../orders/sendsOrdersUnasked.ts'
import { createBrowserTransport } from '../relay/browserTransport.ts'
import { waitForSession } from '../session/waitForSession.ts'
import type { RelayShop } from '../relay/environment.ts'
import { NEWS } from '../waiting/newsItem.ts'
import type { StartedQueue } from './QueueContext.ts'
import { createDoubts } from './createDoubts.ts'
import { createLeaderLock } from './leaderLock.ts'
import { isOlderThanSettled, noteSettled } from './lastSettled.ts'
import { TRANSMIT_TIMEOUT_MS } from './limits.ts'
import { createOnlineStatus } from './onlineStatus.ts'
import { openQueueStorage } from './openQueueStorage.ts'
import { createOptimisticLayers } from './optimisticLayers.ts'
import { QUEUEABLE_MUTATIONS } from './queueableMutations.ts'
import { refusalWithoutCookies } from './refusalWithoutCookies.ts'
import { ReplayQueue } from './replayQueue.ts'
import { createTabChannel } from './tabChannel.ts'
import { transmitTask } from './transmitTask.ts'
import { watchStorageQuota } from './watchStorageQuota.ts'
import { abortAfter } from '../device/abortSignals.ts'
import { estimateStorage } from '../device/estimateStorage.ts'
import { randomId } from '../device/randomId.ts'
import { deviceTexts } from '../device/textStorage.ts'

/** What the queue needs of the shop: where it draws, and who has to know that something has changed. */
export type QueuedShop = Pick<RelayShop, 'environment' | 'noteChange'>

/** Starts a store's queue in this browser: its storage, its tabs, its network. `onChange` hears of everything. */
export async function startQueue(
  { environment, noteChange }: QueuedShop,
  store: StoreDefinition,
  onChange: () => void,
): Promise<StartedQueue> {
  const transport = createBrowserTransport({ storeCode: store.code, fetch: window.fetch.bind(window) })
  const reread = createCartReader(environment)
  const answered = () => {
    noteChange()
    noteSettled(deviceTexts, store.code, performance)
  }
  const { storage, purges } = await openQueueStorage(store.code)
  const online = createOnlineStatus(window)
  const left = createKeptValue(NEWS, store.code)
  const queue = new ReplayQueue({
    storage,
    registry: QUEUEABLE_MUTATIONS,
    layers: createOptimisticLayers(environment, answered),
    tabs: createTabChannel(store.code),
    leaderLock: createLeaderLock(store.code),
    online,
    transmit: (task, mutation) => transmitTask(task, mutation, { transport, signal: abortAfter(TRANSMIT_TIMEOUT_MS) }),
    refreshSession: waitForSession,
    doubts: createDoubts((scope) => (scope === CART_SCOPE ? reread() : undefined)),
    hasLeftNews: () => left.read().some(({ isTold }) => !isTold),
    sendsUnasked: createKeptValue(SENDS_ORDERS_UNASKED, store.code).read,
    now: Date.now,
    ticks: () => performance.now(),
    chance: Math.random,
    mintId: randomId,
  })
  const getNews = loadNews(queue, store, onChange)
  queue.subscribe(onChange)
  await queue.start()
  // Other tabs have told of a change while this page was still being loaded.
  if (isOlderThanSettled(deviceTexts, store.code, performance)) reread()
  watchStorageQuota({ estimate: estimateStorage, isOnline: online.isOnline, purges })
  // A phone stops timers of pages that nobody sees.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && queue.wake())
  const { enqueue } = queue
  return Object.assign(queue, {
    getNews,
    enqueue: async (...change: Parameters<typeof enqueue>) =>
      (await refusalWithoutCookies(store.language)) ?? enqueue(...change),
  })
}

/** Loads what tells the queue's news when there are some; what could not be loaded is asked for again with the next. */
function loadNews(queue: ReplayQueue, { language }: StoreDefinition, onLoad: () => void): StartedQueue['getNews'] {
  let news: ReactNode = null
  let isLoading = false
  const load = async () => {
    if (news || isLoading || !queue.hasNews()) return
    isLoading = true
    const { loadQueueNews } = await import('../waiting/loadQueueNews.tsx')
    news = await loadQueueNews(language)
    onLoad()
  }
  queue.subscribe(() => void load().catch(() => (isLoading = false)))
  return () => news
}
