import { pageCaches } from '../device/pageCaches.ts'
import { type ShopDatabaseConnection, openShopDatabase } from './database.ts'
import { createForgivingStorage } from './forgivingStorage.ts'
import { type QueueStorage, createIndexedQueueStorage, createMemoryQueueStorage } from './queueStorage.ts'

/** What the service worker keeps and pages can do without; without their code they cannot even open off line. */
const SPARE_CACHE = 'pictures'

export type OpenStorage = Readonly<{
  storage: QueueStorage
  /** Lets go of what can be fetched again, the largest first. */
  purges: readonly (() => Promise<unknown>)[]
}>

/** The storage of a store's queue: the browser's, or memory where the browser keeps nothing. */
export async function openQueueStorage(storeCode: string): Promise<OpenStorage> {
  try {
    const database = await openShopDatabase(storeCode)
    const purges = purgesOf(database)
    // Changes come first: pages and pictures that were kept for days without a network go.
    const makeRoom = () => Promise.all(purges.map((purge) => purge()))
    return { storage: createForgivingStorage(createIndexedQueueStorage(database), makeRoom), purges }
  } catch {
    return { storage: createMemoryQueueStorage(), purges: [] }
  }
}

function purgesOf(database: ShopDatabaseConnection): OpenStorage['purges'] {
  return [async () => pageCaches()?.delete(SPARE_CACHE), () => database.clear('records')]
}
