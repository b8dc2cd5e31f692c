import { createContext, use } from 'react'
import type { StoreDefinition } from '@hogar/schema/stores.ts'

/** The shop front that this tree shows. From context only: one server renders five of them at once. */
export const StoreContext = createContext<StoreDefinition | null>(null)

/** The shop front that the page belongs to: language, currency, URL prefix. */
export function useStoreDefinition(): StoreDefinition {
  const store = use(StoreContext)
  if (!store) throw new Error('useStoreDefinition needs a StoreContext above it')
  return store
}
