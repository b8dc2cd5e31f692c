import { use, useCallback } from 'react'
import { storeByCode } from '@hogar/schema/stores.ts'
import { StoreOriginsContext } from '../routing/StoreOriginsContext.ts'
import { toStorePath } from '../routing/toStorePath.ts'

/** Returns the address of a path inside a store, its home by default; with an origin where no path leads to the store. */
export type AddressInStore = (storeCode: string, path?: string) => string

/** React hook that returns the function for addresses in other stores. They open as new documents. */
export function useAddressInStore(): AddressInStore {
  const origins = use(StoreOriginsContext)
  return useCallback(
    (code, path = '/') => (origins[code] ?? '') + (toStorePath(storeByCode(code)?.urlPrefix ?? '', path) || '/'),
    [origins],
  )
}
