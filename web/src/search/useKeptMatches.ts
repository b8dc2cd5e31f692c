import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { isKeptPage } from '../offline/storage/keptPages.ts'
import { readKeptRecords } from '../relay/keptRecords.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { KEPT_MATCHES_MAX } from './limits.ts'
import { type KeptMatch, keptMatches } from './keptMatches.ts'

/**
 * React hook that returns products which match a term and whose pages this device can render offline; empty until they
 * are found.
 */
export function useKeptMatches(term: string): readonly KeptMatch[] {
  const environment = useRelayEnvironment()
  const toPath = useStorePath()
  const [found, setFound] = useState<readonly KeptMatch[]>([])
  useEffect(() => {
    let isWanted = true
    const find = async () => {
      const records = readKeptRecords(environment.getStore().getSource().toJSON())
      const kept: KeptMatch[] = []
      for (const match of keptMatches(records, term)) {
        if (kept.length === KEPT_MATCHES_MAX) break
        if (await isKeptPage(new URL(toPath(match.path), window.location.origin).href)) kept.push(match)
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
