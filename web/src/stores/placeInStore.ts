import type { AddressInStore } from './useAddressInStore.ts'
import type { PageAlternate } from '../routing/PageAlternatesContext.ts'

/** Target of the store switch: the same page in the other store, or its home. */
export type PlaceInStore = Readonly<{ address: string; isSame: boolean }>

type Place = Readonly<{
  /**
   * Path inside the store, with its query, of a page that every store has at the same address; null for one with an
   * address of its own in each store.
   */
  fixedPath: string | null
  alternates: readonly PageAlternate[]
  addressIn: AddressInStore
}>

/** Returns the address of the current page in a store. */
export function placeInStore(storeCode: string, { fixedPath, alternates, addressIn }: Place): PlaceInStore {
  const path = fixedPath ?? alternates.find((alternate) => alternate.storeCode === storeCode)?.path
  return { address: addressIn(storeCode, path), isSame: path !== undefined }
}
