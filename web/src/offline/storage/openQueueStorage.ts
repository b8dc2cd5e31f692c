import { createForgivingStorage } from './createForgivingStorage.ts'
import { type QueueStorage, createIndexedQueueStorage, createMemoryQueueStorage } from './queueStorage.ts'
import { connectShopDatabase } from './shopDatabase.ts'
import { storagePurges } from './storagePurges.ts'

/** Opens the storage of a store's queue: the browser's, or memory where the browser refuses to store. */
export async function openQueueStorage(storeCode: string): Promise<QueueStorage> {
  try {
    const database = await connectShopDatabase(storeCode)
    // Tasks come first: cached pages and pictures are purged to make room for them.
    const makeRoom = () => Promise.all(storagePurges(database).map((purge) => purge()))
    return createForgivingStorage(createIndexedQueueStorage(database), makeRoom)
  } catch {
    const memory = createMemoryQueueStorage()
    return { ...memory, add: (task, replacing) => memory.add({ ...task, isInMemory: true }, replacing) }
  }
}
