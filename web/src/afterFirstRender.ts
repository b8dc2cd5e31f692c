import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { mendPictures } from './design/mendPictures.ts'
import type { LazyQueue } from './offline/createLazyQueue.ts'
import { createOnlineStatus } from './offline/onlineStatus.ts'
import { registerServiceWorker } from './offline/registerServiceWorker.ts'
import type { RelayShop } from './relay/environment.ts'
import { followNetwork } from './relay/followNetwork.ts'
import { keepRecords } from './relay/keepRecords.ts'

/**
 * What a page does when it stands: draw and send what waits, keep what it was drawn from, and prepare for the day
 * without a network. In this order, pictures aside: a shopper's
 * own changes come first.
 */
export async function afterFirstRender(shop: RelayShop, store: StoreDefinition, queue: LazyQueue): Promise<void> {
  mendPictures(window)
  await queue.start()
  const kept = await keepRecords(shop, store.code)
  followNetwork(shop, kept, createOnlineStatus(window))
  if (import.meta.env.PROD) registerServiceWorker()
}
