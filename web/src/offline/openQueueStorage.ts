import { openShopDatabase } from './database.ts'
import { type QueueStorage, createIndexedQueueStorage, createMemoryQueueStorage } from './queueStorage.ts'

/** The storage of a store's queue: the browser's, or memory where the browser keeps nothing. */
export async function openQueueStorage(storeCode: string): Promise<QueueStorage> {
  try {
    return createIndexedQueueStorage(await openShopDatabase(storeCode))
  } catch {
    return createMemoryQueueStorage()
  }
}
