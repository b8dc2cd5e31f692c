import { deviceTexts, tabTexts } from '../device/textStorage.ts'
import { openShopDatabase } from '../offline/storage/openShopDatabase.ts'
import { earlyKeys } from '../offline/storage/earlyChanges.ts'
import { deleteSnapshotPages } from '../offline/storage/snapshotPages.ts'
import { isJsonRecord } from '../relay/payload.ts'
import { forgetDrafts } from './drafts/keptDrafts.ts'
import { noteAccountEnd } from './accountKey.ts'
import { storeSignedInName } from './signedInName.ts'

/**
 * Removes all data of a store from this browser: page snapshots, tasks, checkout details, searches, recently viewed and
 * compared products. Notifies all open pages first, this one included, so that none writes it again.
 */
export async function forgetDevice(storeCode: string, { keepsGuests = false } = {}): Promise<void> {
  window.hogarIsForgotten = true
  storeSignedInName(storeCode, null)
  forgetTexts(storeCode)
  forgetDrafts(storeCode)
  forgetEarlyChanges(storeCode, keepsGuests)
  await Promise.all(
    [forgetDatabase(storeCode, keepsGuests), deleteSnapshotPages()].map((work) => work.catch(() => undefined)),
  )
}

/**
 * Removes the data that shows or opens an account that was signed out elsewhere: its name, its offline snapshot and the
 * notices of its changes. Its tasks stay: they belong to the account, and no other session sends them.
 */
export async function forgetAccount(storeCode: string): Promise<void> {
  window.hogarIsForgotten = true
  noteAccountEnd(storeCode)
  deviceTexts.removeItem(`hogar:queue-news:${storeCode}`)
  await Promise.all([forgetRecords(storeCode), deleteSnapshotPages()].map((work) => work.catch(() => undefined)))
}

async function forgetRecords(storeCode: string): Promise<void> {
  const database = await openShopDatabase(storeCode)
  await Promise.all([database.clear('records'), database.clear('results')])
  database.close()
}

/**
 * Deletes the stored tasks, records and results, optionally except a guest's tasks: a shopper who continues as a guest
 * has just created them.
 */
async function forgetDatabase(storeCode: string, keepsGuests: boolean): Promise<void> {
  const database = await openShopDatabase(storeCode)
  const transaction = database.transaction(['tasks', 'records', 'results'], 'readwrite', { durability: 'strict' })
  const rooms = (['records', 'results'] as const).map((name) => transaction.objectStore(name).clear())
  const tasks = transaction.objectStore('tasks')
  if (!keepsGuests) rooms.push(tasks.clear())
  else
    for await (const cursor of tasks) {
      const isGuests = isJsonRecord(cursor.value) && cursor.value['customer'] === null
      if (!isGuests) await cursor.delete()
    }
  await Promise.all([...rooms, transaction.done])
  database.close()
}

function forgetTexts(storeCode: string): void {
  const isOurs = (key: string) => key.startsWith('hogar:') && key.endsWith(`:${storeCode}`)
  deviceTexts.keys().filter(isOurs).forEach(deviceTexts.removeItem)
}

/** Deletes the changes of this tab that wait for the queue's code, optionally except a guest's. */
function forgetEarlyChanges(storeCode: string, keepsGuests: boolean): void {
  for (const key of earlyKeys(storeCode))
    if (!keepsGuests || !isGuestsChange(tabTexts.getItem(key))) tabTexts.removeItem(key)
}

function isGuestsChange(text: string | null): boolean {
  try {
    const change: unknown = JSON.parse(text ?? 'null')
    return isJsonRecord(change) && change['customer'] === null
  } catch {
    return false
  }
}
