import { useEffect } from 'react'
import { createStoredValue } from '../device/storedValue.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { RECENT, withSeen } from './recentProducts.ts'

/**
 * React hook that stores on the device that a product was viewed. Does not read the stored value: the page would render
 * again for its own visit.
 */
export function useRememberSeen(id: string): void {
  const { code } = useStoreDefinition()
  useEffect(() => createStoredValue(RECENT, code).update((ids) => withSeen(ids, id)), [id, code])
}
