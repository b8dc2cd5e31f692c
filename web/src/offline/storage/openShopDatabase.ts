import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface ShopDatabase extends DBSchema {
  /** Waiting tasks, in the order in which they were made; `id` finds one. */
  tasks: { key: number; value: unknown; indexes: { id: string } }
  /** Records that pages were rendered from, one entry. */
  records: { key: string; value: unknown }
  /** Results of tasks that have left the queue, by task id. */
  results: { key: string; value: unknown }
}

export type ShopDatabaseConnection = IDBPDatabase<ShopDatabase>

const VERSION = 2

/**
 * Opens the database of a store in this browser. Rejects where the browser refuses: some private modes, a full disk.
 * Calls `onLost` when the connection has closed: for a newer version, or because the browser has deleted the data.
 */
export function openShopDatabase(storeCode: string, onLost = () => {}): Promise<ShopDatabaseConnection> {
  return openDB<ShopDatabase>(`hogar-${storeCode}`, VERSION, {
    upgrade: (database, oldVersion) => {
      if (oldVersion < 1) {
        database
          .createObjectStore('tasks', { keyPath: 'position', autoIncrement: true })
          .createIndex('id', 'id', { unique: true })
        database.createObjectStore('records')
      }
      database.createObjectStore('results', { keyPath: 'id' })
    },
    // A newer version of the shop in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
      onLost()
    },
    terminated: onLost,
  })
}
