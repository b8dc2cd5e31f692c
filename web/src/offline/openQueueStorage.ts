import { type ShopDatabaseConnection, openShopDatabase } from './database.ts'
import { createForgivingStorage } from './forgivingStorage.ts'
import { type QueueStorage, createIndexedQueueStorage, createMemoryQueueStorage } from './queueStorage.ts'

/** What the service worker keeps and pages can do without; without their code they cannot even open off line. */
const SPARE_CACHE = 'pictures'

/** The storage of a store's queue: the browser's, or memory where the browser keeps nothing. */
export async function openQueueStorage(storeCode: string): Promise<QueueStorage> {
  try {
    const database = await openShopDatabase(storeCode)
    return createForgivingStorage(createIndexedQueueStorage(database), () => makeRoom(database))
  } catch {
    return createMemoryQueueStorage()
  }
}

/** Changes come first: pages and pictures that were kept for days without a network go. */
async function makeRoom(database: ShopDatabaseConnection): Promise<void> {
  await database.clear('records')
  if ('caches' in globalThis) await caches.delete(SPARE_CACHE)
}
