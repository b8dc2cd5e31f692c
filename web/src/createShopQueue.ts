import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { readAccountKey } from './customers/readAccountKey.ts'
import { type LazyQueue, createLazyQueue } from './offline/createLazyQueue.ts'
import { reloadForRelease } from './routing/loading/reloadForRelease.ts'
import type { RelayShop } from './relay/createEnvironment.ts'
import type { PageRouter } from './routing/loading/createPageReader.ts'

/** Creates a store's queue; its code, with the mutations of all features, loads with the first change. */
export function createShopQueue(shop: RelayShop & Readonly<{ router: PageRouter }>, store: StoreDefinition): LazyQueue {
  return createLazyQueue(
    store,
    () => readAccountKey(store.code),
    async () => {
      const code = await import('./startQueue.ts').catch(async (error: unknown) => {
        if (await reloadForRelease(window)) return null
        throw error
      })
      return code && { start: (options) => code.startQueue(shop, store, options) }
    },
  )
}
