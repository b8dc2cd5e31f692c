import { type ShopDatabaseConnection, openShopDatabase } from './openShopDatabase.ts'

/** Database of a store, for code that uses it as long as the page is open. */
export type ShopDatabase = Readonly<{
  /**
   * Resolves to the result of `work`, which runs on an open connection. Runs it again on a new one when the connection
   * was lost meanwhile: each of its transactions has to be complete by itself.
   */
  run: <Value>(work: (connection: ShopDatabaseConnection) => Promise<Value>) => Promise<Value>
}>

/** Errors of a connection that is closed, or that the browser has lost without an event, as iOS does in background tabs. */
const LOST = new Set(['InvalidStateError', 'UnknownError'])

/** Connects to the database of a store, and connects again when the connection is lost. Rejects as the first opening. */
export async function connectShopDatabase(storeCode: string, open = openShopDatabase): Promise<ShopDatabase> {
  let current: Promise<ShopDatabaseConnection> | null = null
  const connect = () => {
    const opening = open(storeCode, () => drop(opening))
    current = opening
    // The next use tries again.
    opening.catch(() => drop(opening))
    return opening
  }
  const drop = (lost: Promise<ShopDatabaseConnection>) => {
    if (current === lost) current = null
  }
  await connect()
  return {
    run: async (work) => {
      const opening = current ?? connect()
      const connection = await opening
      try {
        return await work(connection)
      } catch (error) {
        const isLost = current !== opening || (error instanceof DOMException && LOST.has(error.name))
        if (!isLost) throw error
        drop(opening)
        connection.close()
        return work(await (current ?? connect()))
      }
    },
  }
}
