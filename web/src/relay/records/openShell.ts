import { findCutOff } from '../../device/network/findCutOff.ts'
import { loadSnapshotRecords } from './recordArchive.ts'
import type { SnapshotRecords } from './snapshotRecords.ts'

/**
 * Returns the records that a page without a server's markup is rendered from. The network has just brought no page:
 * tries whether there is one before anything is rendered.
 */
export async function openShell(storeCode: string): Promise<SnapshotRecords> {
  const [records] = await Promise.all([loadSnapshotRecords(storeCode), findCutOff()])
  return records
}
