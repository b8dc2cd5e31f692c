import { useSyncExternalStore } from 'react'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { onSignedInName, readSignedInName } from './signedInName.ts'

/**
 * React hook that returns the current first name of the customer signed in on this device; null for a guest and on the
 * server.
 */
export function useSignedInName(): string | null {
  const { code } = useStoreDefinition()
  return useSyncExternalStore(
    onSignedInName,
    () => readSignedInName(code),
    () => null,
  )
}
