import { noteKeptPage } from '../offline/keptPages.ts'
import type { RelayShop } from './environment.ts'
import { type KeptRecords, mergeRecords, readKeptRecords } from './keptRecords.ts'
import { SAVE_RECORDS_THROTTLE_MS } from './limits.ts'
import { type RecordArchive, openRecordArchive } from './recordArchive.ts'

/** Everything that this device has seen of a store: by this page, and by those before it. */
export type KeptShop = Readonly<{
  allRecords: () => KeptRecords
  /** Keeps nothing more, what a page that is left would still write included. */
  stop: () => void
}>

/**
 * Keeps what pages are drawn from, a moment after it changes and when the page goes. What earlier pages have kept stays,
 * as long as there is room. Where the browser keeps nothing, nothing happens.
 */
export async function keepRecords(shop: RelayShop, storeCode: string): Promise<KeptShop> {
  const archive = await openRecordArchive(storeCode).catch(() => null)
  let older: KeptRecords = archive ? await archive.load().catch(() => ({})) : {}
  const allRecords = () => mergeRecords(older, readKeptRecords(shop.source.toJSON()))
  if (!archive) return { allRecords, stop: () => undefined }
  let isStopped = false
  const save = async () => {
    if (isStopped) return
    const address = location.href
    if (await trySave(archive, allRecords())) await noteKeptPage(address).catch(() => undefined)
    // Too much: what the pages before have left makes room.
    else older = {}
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
  const stop = () => {
    isStopped = true
  }
  return { allRecords, stop }
}

/** A full disk must not disturb the shopper: then nothing more is kept. */
async function trySave(archive: RecordArchive, records: KeptRecords): Promise<boolean> {
  try {
    return await archive.save(records)
  } catch {
    return false
  }
}
