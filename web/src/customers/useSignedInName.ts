import { useSyncExternalStore } from 'react'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { onSignedInName, readSignedInName } from './signedInName.ts'

/** First name of whoever is signed in on this device, as it stands at each moment; null for a guest, and on the server. */
export function useSignedInName(): string | null {
  const { code } = useStoreDefinition()
  return useSyncExternalStore(
    onSignedInName,
    () => readSignedInName(code),
    () => null,
  )
}
