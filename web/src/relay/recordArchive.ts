import { BUILD_ID } from '../buildId.ts'
import { openShopDatabase } from '../offline/database.ts'
import { type KeptRecords, readKeptRecords } from './keptRecords.ts'
import { SAVED_RECORDS_MAX_CHARACTERS } from './limits.ts'
import { isJsonRecord } from './payload.ts'

const KEY = 'records'

/** What pages were drawn from, kept in the browser so that they open again without a network. */
export type RecordArchive = Readonly<{
  /** Empty when nothing is kept, or when another version of the shop has kept it. */
  load: () => Promise<KeptRecords>
  /** False when there is too much to be kept; nothing is kept then. */
  save: (records: KeptRecords) => Promise<boolean>
}>

/** The archive of a store. As JSON text: a structured clone of so many records would hold the page up. */
export async function openRecordArchive(storeCode: string): Promise<RecordArchive> {
  const database = await openShopDatabase(storeCode)
  return {
    load: async () => {
      const kept = await database.get('records', KEY)
      if (!isJsonRecord(kept) || kept['build'] !== BUILD_ID || typeof kept['json'] !== 'string') return {}
      return readKeptRecords(JSON.parse(kept['json']))
    },
    save: async (records) => {
      const json = JSON.stringify(records)
      if (json.length > SAVED_RECORDS_MAX_CHARACTERS) {
        await database.delete('records', KEY)
        return false
      }
      try {
        await database.put('records', { build: BUILD_ID, json }, KEY)
        return true
      } catch {
        // The browser's quota is used up: what is kept of pages makes room for what a shopper has done.
        await database.delete('records', KEY)
        return false
      }
    },
  }
}

/** What an earlier visit has kept for a store; empty where the browser keeps nothing. */
export async function loadKeptRecords(storeCode: string): Promise<KeptRecords> {
  try {
    return await (await openRecordArchive(storeCode)).load()
  } catch {
    return {}
  }
}
