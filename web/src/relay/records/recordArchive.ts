import { BUILD_ID } from '../../device/buildId.ts'
import { connectShopDatabase } from '../../offline/storage/shopDatabase.ts'
import { keptTransfersOf } from './keptTransfers.ts'
import { type SnapshotRecords, readSnapshotRecords } from './snapshotRecords.ts'
import { SAVED_RECORDS_MAX_CHARACTERS } from '../limits.ts'
import { isJsonRecord } from '../payload.ts'

const KEY = 'records'

/** Archive of the records that pages were rendered from, stored in the browser so that the pages open offline. */
export type RecordArchive = Readonly<{
  /** Returns the records; empty when none are stored, or those of another version of the shop. */
  load: () => Promise<SnapshotRecords>
  /** Resolves to false when the records are too large; then none are stored. */
  save: (records: SnapshotRecords) => Promise<boolean>
}>

/** Opens the archive of a store. As JSON text: a structured clone of so many records would block the page. */
export async function openRecordArchive(storeCode: string): Promise<RecordArchive> {
  const database = await connectShopDatabase(storeCode)
  const remove = () => database.run((connection) => connection.delete('records', KEY))
  return {
    load: async () => {
      const kept = await database.run((connection) => connection.get('records', KEY))
      if (!isJsonRecord(kept) || kept['build'] !== BUILD_ID || typeof kept['json'] !== 'string') return {}
      return readSnapshotRecords(JSON.parse(kept['json']), keptTransfersOf(storeCode)())
    },
    save: async (records) => {
      const json = JSON.stringify(records)
      if (json.length > SAVED_RECORDS_MAX_CHARACTERS) {
        await remove()
        return false
      }
      try {
        await database.run((connection) => connection.put('records', { build: BUILD_ID, json }, KEY))
        return true
      } catch {
        // The browser's quota is used up: records of pages make room for the shopper's tasks.
        await remove()
        return false
      }
    },
  }
}

/** Returns the records of an earlier visit of a store; empty where the browser refuses to store. */
export async function loadSnapshotRecords(storeCode: string): Promise<SnapshotRecords> {
  try {
    return await (await openRecordArchive(storeCode)).load()
  } catch {
    return {}
  }
}
