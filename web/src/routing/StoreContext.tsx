import { createContext, use } from 'react'
import type { StoreDefinition } from '@hogar/schema/stores.ts'

/** Store of this tree. From context only: one server renders five stores at once. */
export const StoreContext = createContext<StoreDefinition | null>(null)

/** React hook that returns the store of the page: language, currency, URL prefix. */
export function useStoreDefinition(): StoreDefinition {
  const store = use(StoreContext)
  if (!store) throw new Error('useStoreDefinition needs a StoreContext above it')
  return store
}
