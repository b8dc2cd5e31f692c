import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { createCartReader } from './cart/records/createCartReader.ts'
import { quantityInCart } from './cart/adding/quantityInCart.ts'
import { setQuantityReader } from './cart/adding/quantityReader.ts'
import { completeNoCart, noteNoCart } from './cart/records/noCart.ts'
import { followAccount } from './customers/followAccount.ts'
import { mendPictures } from './design/pictures/mendPictures.ts'
import { storeCampaign, visitSearch } from './measure/arrival.ts'
import type { LazyQueue } from './offline/createLazyQueue.ts'
import { isOlderThanSettled } from './offline/storage/lastSettled.ts'
import { createOnlineStatus } from './offline/onlineStatus.ts'
import { watchForWork } from './watchForWork.ts'
import { whenPageReturns } from './device/whenPageReturns.ts'
import { registerServiceWorker } from './device/registerServiceWorker.ts'
import type { RelayShop } from './relay/createEnvironment.ts'
import { followNetwork } from './relay/records/followNetwork.ts'
import { grownConnection } from './relay/grownConnection.ts'
import { invalidateStore } from './relay/invalidateStore.ts'
import { keepRecords } from './relay/records/keepRecords.ts'
import type { LoadGuard } from './routing/loading/createPageLoader.ts'
import { guardLookups } from './routing/loading/guardLookups.ts'
import { replayEarlyPresses } from './routing/document/earlyPresses.ts'
import { readVisit } from './routing/readVisit.ts'
import { STOCK_FRESH_MS } from './stock/limits.ts'
import { refreshStock } from './stock/refreshStock.ts'
import { isOnline } from './device/isOnline.ts'
import { deviceTexts } from './device/textStorage.ts'

type Standing = Readonly<{
  shop: RelayShop
  store: StoreDefinition
  queue: LazyQueue
  setGuard: (guard: LoadGuard) => void
}>

/**
 * Runs the work that follows the first render: restores and sends the queue, reads current stock where the page is
 * old, stores the records that the page was rendered from, and prepares back navigation and offline use. The order
 * matters, except for work that does not wait: the shopper's own changes come first, and before them the presses that
 * were held before hydration.
 */
export async function afterFirstRender({ shop, store, queue, setGuard }: Standing): Promise<void> {
  setQuantityReader(quantityInCart)
  await replayEarlyPresses(window)
  mendPictures(window)
  storeCampaign(store.code, { search: visitSearch(), now: Date.now() })
  guardLookups(shop, setGuard)
  shop.findMissing(grownConnection)
  const rereadCart = createCartReader(shop.environment)
  followAccount(store.code, () => {
    invalidateStore(shop.environment)
    rereadCart()
  })
  await watchForWork({ storeCode: store.code, start: queue.start, loadCode: queue.loadCode })
  // Other tabs may have announced a change while this page was still loading.
  if (isOlderThanSettled(deviceTexts, store.code, performance)) rereadCart()
  whenPageReturns(() => {
    rereadCart()
    if (isOnline()) void refreshStock(shop)
  })
  if (readVisit().ageMs > STOCK_FRESH_MS && isOnline()) void refreshStock(shop)
  if (!readVisit().hasSession) noteNoCart(shop.environment)
  window.addEventListener('offline', () => completeNoCart(shop.environment))
  // Another device may have changed the cart meanwhile. Changes that wait here stay drawn on top, and win.
  window.addEventListener('online', rereadCart)
  const kept = await keepRecords(shop, store.code)
  followNetwork(shop, kept, createOnlineStatus(window))
  // Ahead of need: until it is there, links to the other stores lead to their homes.
  void import('./stores/placesInStores.ts').catch(() => undefined)
  if (import.meta.env.PROD)
    registerServiceWorker(async (registered) => {
      const { followUpdates } = await import('./install/followUpdates.ts')
      followUpdates(registered, store.language)
    })
}
