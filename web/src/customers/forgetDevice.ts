import { deviceTexts } from '../device/textStorage.ts'
import { openShopDatabase } from '../offline/database.ts'
import { forgetKeptPages } from '../offline/keptPages.ts'
import { keepSignedInName } from './signedInName.ts'

/**
 * Removes everything that this browser keeps of a store: what pages were drawn from, changes that wait, what the checkout
 * was told, searches, what was looked at or compared. Pages that are open are told first, this one too, so that none writes
 * it again.
 */
export async function forgetDevice(storeCode: string): Promise<void> {
  window.hogarIsForgotten = true
  keepSignedInName(storeCode, null)
  forgetTexts(storeCode)
  await Promise.all([forgetDatabase(storeCode), forgetKeptPages()].map((work) => work.catch(() => undefined)))
}

async function forgetDatabase(storeCode: string): Promise<void> {
  const database = await openShopDatabase(storeCode)
  const transaction = database.transaction(['tasks', 'records', 'results'], 'readwrite', { durability: 'strict' })
  const rooms = (['tasks', 'records', 'results'] as const).map((name) => transaction.objectStore(name).clear())
  await Promise.all([...rooms, transaction.done])
  database.close()
}

function forgetTexts(storeCode: string): void {
  const isOurs = (key: string) => key.startsWith('hogar:') && key.endsWith(`:${storeCode}`)
  deviceTexts.keys().filter(isOurs).forEach(deviceTexts.removeItem)
}
