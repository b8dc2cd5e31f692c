import { noteSnapshotPage } from '../../offline/storage/snapshotPages.ts'
import { isDeviceShared } from '../../device/isDeviceShared.ts'
import { isOnline } from '../../device/isOnline.ts'
import { nextTask } from '../../device/nextTask.ts'
import { readVisit } from '../../routing/readVisit.ts'
import { keptTransfersOf } from './keptTransfers.ts'
import type { RelayShop } from '../createEnvironment.ts'
import { type SnapshotRecords, mergeRecords, readSnapshotRecords } from './snapshotRecords.ts'
import { SAVE_RECORDS_THROTTLE_MS } from '../limits.ts'
import { type RecordArchive, openRecordArchive } from './recordArchive.ts'

/** Records of a store on this device: of this page, and of earlier ones. */
export type SnapshotShop = Readonly<{
  allRecords: () => SnapshotRecords
}>

/**
 * Stores the records that pages are rendered from, a moment after a change and when the page is hidden. Records of
 * earlier pages stay as long as there is room. Does nothing where the browser refuses to store. Once the account of
 * the page is closed nothing more is written, not even by a running write: the device has been cleared of it. On a shared
 * device nothing is written.
 */
export async function keepRecords(shop: RelayShop, storeCode: string): Promise<SnapshotShop> {
  const archive = await openRecordArchive(storeCode).catch(() => null)
  let older: SnapshotRecords = archive ? await archive.load().catch(() => ({})) : {}
  const transfers = keptTransfersOf(storeCode)
  // Merged before it is read: a transfer of an earlier page may be paid by now.
  const allRecords = () => readSnapshotRecords(mergeRecords(older, shop.source.toJSON()), transfers())
  if (!archive) return { allRecords }
  const bornAt = documentTime()
  /** Pages shown since the last write, each with the time at which its data were read. */
  const shown = new Map<string, number | null>()
  const noteShown = () => shown.set(location.href, isOnline() ? (shop.lastReadAt() ?? bornAt) : null)
  const readPages = () => {
    noteShown()
    const pages = [...shown]
    shown.clear()
    return { pages, records: allRecords() }
  }
  const save = async ({ pages, records }: ReturnType<typeof readPages>) => {
    if (window.hogarIsForgotten || isDeviceShared()) return
    // Too large: the records of earlier pages make room.
    if (!(await trySave(archive, records))) {
      older = {}
      return
    }
    for (const [address, readAt] of pages) {
      if (window.hogarIsForgotten) return
      await noteSnapshotPage(address, readAt).catch(() => undefined)
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveSoon = () => {
    // A page that is left before the timer is up was shown, too.
    noteShown()
    timer ??= setTimeout(() => {
      timer = undefined
      const read = readPages()
      // Writing is a task of its own: with the reading it would block the page for long.
      void nextTask().then(() => save(read))
    }, SAVE_RECORDS_THROTTLE_MS)
  }
  shop.onChange(saveSoon)
  window.addEventListener('pagehide', () => void save(readPages()))
  saveSoon()
  return { allRecords }
}

/** Returns the time at which the document's data were read, in milliseconds; null if they are those of an earlier visit. */
function documentTime(): number | null {
  const isShell = document.documentElement.dataset['store'] === undefined
  const { ageMs } = readVisit()
  return isShell || !Number.isFinite(ageMs) ? null : Date.now() - ageMs
}

/** Saves records; a full disk must not disturb the shopper: then nothing more is stored. */
async function trySave(archive: RecordArchive, records: SnapshotRecords): Promise<boolean> {
  try {
    return await archive.save(records)
  } catch {
    return false
  }
}
