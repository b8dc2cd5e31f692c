import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { toStorePath } from '../routing/toStorePath.ts'
import type { PageAlternate } from '../routing/PageAlternatesContext.ts'

/** Target of the store switch: the same page in the other store, or its home. */
export type PlaceInStore = Readonly<{ address: string; isSame: boolean }>

/**
 * Returns the address of the current page in a store.
 *
 * @param fixedPath path inside the store, with its query, of a page that every store has at the same address; null for
 *   one with an address of its own in each store.
 */
export function placeInStore(
  { code, urlPrefix }: Pick<StoreDefinition, 'code' | 'urlPrefix'>,
  { fixedPath, alternates }: Readonly<{ fixedPath: string | null; alternates: readonly PageAlternate[] }>,
): PlaceInStore {
  const path = fixedPath ?? alternates.find(({ storeCode }) => storeCode === code)?.path
  return { address: toStorePath(urlPrefix, path ?? '/') || '/', isSame: path !== undefined }
}
