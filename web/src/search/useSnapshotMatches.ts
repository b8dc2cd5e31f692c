import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { isSnapshotPage } from '../offline/storage/snapshotPages.ts'
import { readSnapshotRecords } from '../relay/records/snapshotRecords.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { SNAPSHOT_MATCHES_MAX } from './limits.ts'
import { type SnapshotMatch, snapshotMatches } from './snapshotMatches.ts'

/**
 * React hook that returns products which match a term and whose pages this device can render offline; empty until they
 * are found.
 */
export function useSnapshotMatches(term: string): readonly SnapshotMatch[] {
  const environment = useRelayEnvironment()
  const toPath = useStorePath()
  const [found, setFound] = useState<readonly SnapshotMatch[]>([])
  useEffect(() => {
    let isWanted = true
    const find = async () => {
      const records = readSnapshotRecords(environment.getStore().getSource().toJSON())
      const kept: SnapshotMatch[] = []
      for (const match of snapshotMatches(records, term)) {
        if (kept.length === SNAPSHOT_MATCHES_MAX) break
        if (await isSnapshotPage(new URL(toPath(match.path), window.location.origin).href)) kept.push(match)
      }
      if (isWanted) setFound(kept)
    }
    // Without storage there is no snapshot.
    find().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [environment, toPath, term])
  return found
}
