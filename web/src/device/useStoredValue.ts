import { useMemo, useSyncExternalStore } from 'react'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { createStoredValue, type StoredValueDefinition, type StoredValue } from './storedValue.ts'

/**
 * React hook that returns the stored value of a definition for this store, and a function to change it; follows other
 * tabs. Empty on the server and during hydration, so that both render the same.
 */
export function useStoredValue<T>(definition: StoredValueDefinition<T>): readonly [T, StoredValue<T>['update']] {
  const { code } = useStoreDefinition()
  const kept = useMemo(() => createStoredValue(definition, code), [definition, code])
  const value = useSyncExternalStore(kept.subscribe, kept.read, () => definition.empty)
  return [value, kept.update]
}
