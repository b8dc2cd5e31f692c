import { pageCaches } from '../../device/pageCaches.ts'
import type { ShopDatabase } from './shopDatabase.ts'

/** Cache of the service worker that pages can do without; without their code they cannot even open offline. */
const SPARE_CACHE = 'pictures'

/** Returns functions that purge data which can be fetched again, the largest first. */
export function storagePurges(database: ShopDatabase): readonly (() => Promise<unknown>)[] {
  return [
    async () => pageCaches()?.delete(SPARE_CACHE),
    () => database.run((connection) => connection.clear('records')),
  ]
}
