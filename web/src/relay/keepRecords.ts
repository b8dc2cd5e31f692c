import { noteKeptPage } from '../offline/keptPages.ts'
import type { RelayShop } from './environment.ts'
import { type KeptRecords, mergeRecords, readKeptRecords } from './keptRecords.ts'
import { SAVE_RECORDS_THROTTLE_MS } from './limits.ts'
import { type RecordArchive, openRecordArchive } from './recordArchive.ts'

/** Everything that this device has seen of a store: by this page, and by those before it. */
export type KeptShop = Readonly<{
  allRecords: () => KeptRecords
}>

/**
 * Keeps what pages are drawn from, a moment after it changes and when the page goes. What earlier pages have kept stays,
 * as long as there is room. Where the browser keeps nothing, nothing happens. Once the account of the page is closed nothing
 * more is written, by what is under way at that moment either: the device has forgotten then what would be written again.
 */
export async function keepRecords(shop: RelayShop, storeCode: string): Promise<KeptShop> {
  const archive = await openRecordArchive(storeCode).catch(() => null)
  let older: KeptRecords = archive ? await archive.load().catch(() => ({})) : {}
  const allRecords = () => mergeRecords(older, readKeptRecords(shop.source.toJSON()))
  if (!archive) return { allRecords }
  const save = async () => {
    if (window.hogarIsForgotten) return
    const address = location.href
    // Too much: what the pages before have left makes room.
    if (!(await trySave(archive, allRecords()))) older = {}
    else if (!window.hogarIsForgotten) await noteKeptPage(address).catch(() => undefined)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      void save()
    }, SAVE_RECORDS_THROTTLE_MS)
  }
  shop.onChange(saveSoon)
  window.addEventListener('pagehide', () => void save())
  saveSoon()
  return { allRecords }
}

/** A full disk must not disturb the shopper: then nothing more is kept. */
async function trySave(archive: RecordArchive, records: KeptRecords): Promise<boolean> {
  try {
    return await archive.save(records)
  } catch {
    return false
  }
}
