import type { ReactNode } from 'react'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { CART_SCOPE } from './cart/cartScope.ts'
import { completeNoCart } from './cart/records/noCart.ts'
import { createCartReader } from './cart/records/createCartReader.ts'
import { isOnline } from './device/isOnline.ts'
import { createStoredValue } from './device/storedValue.ts'
import { SENDS_ORDERS_UNASKED } from './orders/sendsOrdersUnasked.ts'
import { createBrowserTransport } from './relay/network/createBrowserTransport.ts'
import { onAccountKey, readEndedAccount } from './customers/accountKey.ts'
import { readAccountKey } from './customers/readAccountKey.ts'
import { followSession } from './session/followSession.ts'
import { askSessionSoon } from './session/askSession.ts'
import { interruptedText } from './session/interruptedText.ts'
import type { QueueStart } from './offline/createLazyQueue.ts'
import type { RelayShop } from './relay/createEnvironment.ts'
import { type PageRouter, createPageReader } from './routing/loading/createPageReader.ts'
import { reloadForRelease } from './routing/loading/reloadForRelease.ts'
import { hasUnseenNews } from './waiting/news/hasUnseenNews.ts'
import { isOccupied } from './waiting/isOccupied.ts'
import type { StartedQueue } from './offline/QueueContext.ts'
import { createDoubts } from './offline/machine/createDoubts.ts'
import { createLeaderLock } from './offline/tabs/leaderLock.ts'
import { noteSettled } from './offline/storage/lastSettled.ts'
import { createOnlineStatus } from './offline/onlineStatus.ts'
import { openQueueStorage } from './offline/storage/openQueueStorage.ts'
import type { QueueStorage } from './offline/storage/queueStorage.ts'
import { createOptimisticLayers } from './offline/optimisticLayers.ts'
import { MUTATIONS } from './mutations.ts'
import { refusalWithoutCookies } from './offline/refusalWithoutCookies.ts'
import { ReplayQueue } from './offline/replayQueue.ts'
import { createTabChannel } from './offline/tabs/tabChannel.ts'
import { takeEarlyChanges } from './offline/storage/takeEarlyChanges.ts'
import { transmitTask } from './offline/transmitTask.ts'
import { askBeforeLoss } from './offline/storage/askBeforeLoss.ts'
import { randomId } from './device/randomId.ts'
import { deviceTexts, tabTexts } from './device/textStorage.ts'

/** Parts of the shop that the queue needs: the environment that it renders in, the count of changes, the shown page. */
type QueuedShop = Pick<RelayShop, 'environment' | 'noteChange'> & Readonly<{ router: PageRouter }>

/** Starts a store's queue in this browser: the mutations of all features, with storage, tabs and network. */
export async function startQueue(
  { environment, noteChange, router }: QueuedShop,
  store: StoreDefinition,
  { onChange, own }: QueueStart,
): Promise<StartedQueue> {
  const transport = createBrowserTransport({ storeCode: store.code, fetch: window.fetch.bind(window) })
  const rereadCart = createCartReader(environment)
  const rereadPage = createPageReader(environment, router)
  const answered = () => {
    noteChange()
    noteSettled(deviceTexts, store.code, performance)
  }
  const ports = {
    storage: await openQueueStorage(store.code),
    registry: MUTATIONS,
    online: createOnlineStatus(window),
    account: { read: () => readAccountKey(store.code), subscribe: onAccountKey },
    sendsUnasked: createStoredValue(SENDS_ORDERS_UNASKED, store.code).read,
    now: Date.now,
  }
  await takeEarlyChanges({
    texts: tabTexts,
    storeCode: store.code,
    own,
    ended: readEndedAccount(store.code),
    ports,
  })
  const queue = new ReplayQueue({
    ...ports,
    layers: createOptimisticLayers(environment, answered),
    tabs: createTabChannel(store.code),
    leaderLock: createLeaderLock(store.code),
    transmit: async (task, mutation) => {
      const answer = await transmitTask(task, mutation, transport)
      if (answer.kind === 'failed' && answer.code === 'outdated') followRelease(ports.storage)
      return answer
    },
    interruptedText: () => interruptedText(store.language),
    refreshSession: () => askSessionSoon(transport),
    doubts: createDoubts((scope) => (scope === CART_SCOPE ? rereadCart() : rereadPage())),
    hasLeftNews: () => hasUnseenNews(store.code),
    ticks: () => performance.now(),
    chance: Math.random,
    mintId: randomId,
  })
  const getNews = loadNews(queue, store, onChange)
  queue.subscribe(onChange)
  askBeforeLoss(window, queue, ports.storage)
  await queue.start()
  // The offline shell has no other moment before it renders.
  if (!isOnline()) completeNoCart(environment)
  followSession({ environment, transport, storeCode: store.code, onEnd: queue.loseSession })
  // A phone stops the timers of hidden pages.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && queue.wake())
  const { enqueueAs } = queue
  return Object.assign(queue, {
    getNews,
    // Every change passes this check.
    enqueueAs: async (...change: Parameters<typeof enqueueAs>) =>
      (await refusalWithoutCookies(store.language)) ?? enqueueAs(...change),
  })
}

/** Has the page of the present release send the tasks, if all of them are stored. */
function followRelease({ idsInMemory }: Pick<QueueStorage, 'idsInMemory'>): void {
  if (idsInMemory().length === 0 && !isOccupied()) void reloadForRelease(window)
}

/** Loads the component of the queue's notices with the first of them; a failed load is retried with the next. */
function loadNews(queue: ReplayQueue, { language }: StoreDefinition, onLoad: () => void): StartedQueue['getNews'] {
  let news: ReactNode = null
  let isLoading = false
  const load = async () => {
    if (news || isLoading || !queue.hasNews()) return
    isLoading = true
    const { loadQueueNews } = await import('./waiting/news/loadQueueNews.tsx')
    news = await loadQueueNews(language)
    onLoad()
  }
  queue.subscribe(() => void load().catch(() => (isLoading = false)))
  return () => news
}
