import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { createCartReader } from './cart/createCartReader.ts'
import { followAccount } from './customers/followAccount.ts'
import { mendPictures } from './design/mendPictures.ts'
import { keepCampaign, visitSearch } from './measure/campaign.ts'
import type { LazyQueue } from './offline/createLazyQueue.ts'
import { loadStartQueue } from './offline/loadStartQueue.ts'
import { createOnlineStatus } from './offline/onlineStatus.ts'
import { whenPageReturns } from './device/whenPageReturns.ts'
import { registerServiceWorker } from './device/registerServiceWorker.ts'
import type { RelayShop } from './relay/environment.ts'
import { followNetwork } from './relay/followNetwork.ts'
import { grownConnection } from './relay/grownConnection.ts'
import { invalidateStore } from './relay/invalidateStore.ts'
import { keepRecords } from './relay/keepRecords.ts'
import type { LoadGuard } from './routing/createPageLoader.ts'
import { guardLookups } from './routing/guardLookups.ts'
import { answerHeldPresses } from './routing/heldPresses.ts'
import { readVisit } from './routing/readVisit.ts'
import { STOCK_FRESH_MS } from './stock/limits.ts'
import { refreshStock } from './stock/refreshStock.ts'
import { isOnline } from './device/isOnline.ts'

type Standing = Readonly<{
  shop: RelayShop
  store: StoreDefinition
  queue: LazyQueue
  setGuard: (guard: LoadGuard) => void
}>

/**
 * What a page does when it stands: draw and send what waits, read stock anew where the page is old, keep what it was
 * drawn from, and prepare for the way back and the day without a network. In this order, what needs no wait aside: a
 * shopper's own changes come first, and before them what was pressed while there was nobody to answer.
 */
export async function afterFirstRender({ shop, store, queue, setGuard }: Standing): Promise<void> {
  await answerHeldPresses(window)
  mendPictures(window)
  keepCampaign(store.code, { search: visitSearch(), now: Date.now() })
  guardLookups(shop, setGuard)
  shop.findMissing(grownConnection)
  // On its way before the queue asks for it: what cannot be loaded is the queue's to say.
  loadStartQueue().catch(() => undefined)
  const rereadCart = createCartReader(shop.environment)
  followAccount(store.code, () => {
    invalidateStore(shop.environment)
    rereadCart()
  })
  await queue.start()
  whenPageReturns(() => {
    rereadCart()
    if (isOnline()) void refreshStock(shop)
  })
  if (readVisit().ageMs > STOCK_FRESH_MS && isOnline()) void refreshStock(shop)
  const kept = await keepRecords(shop, store.code)
  followNetwork(shop, kept, createOnlineStatus(window))
  if (import.meta.env.PROD) registerServiceWorker()
}
