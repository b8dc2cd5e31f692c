import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { readAccountKey } from './customers/readAccountKey.ts'
import { type LazyQueue, createLazyQueue } from './offline/createLazyQueue.ts'
import type { RelayShop } from './relay/createEnvironment.ts'

/** Creates a store's queue; its code, with the mutations of all features, loads with the first change. */
export function createShopQueue(shop: RelayShop, store: StoreDefinition): LazyQueue {
  return createLazyQueue(
    store,
    () => readAccountKey(store.code),
    async () => {
      const { startQueue } = await import('./startQueue.ts')
      return { start: (options) => startQueue(shop, store, options) }
    },
  )
}
