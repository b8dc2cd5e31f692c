import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { toStorePath } from '../routing/toStorePath.ts'
import type { PageAlternate } from './PageAlternatesContext.ts'

/** Where a store switch leads: to the same thing in the other store, or to its home. */
export type PlaceInStore = Readonly<{ address: string; isSame: boolean }>

/**
 * The address in a store of what the shopper is looking at.
 *
 * @param fixedPath path inside the store, with its query, of a page that every store has at the same address; null for
 *   what each store has at its own.
 */
export function placeInStore(
  { code, urlPrefix }: Pick<StoreDefinition, 'code' | 'urlPrefix'>,
  { fixedPath, alternates }: Readonly<{ fixedPath: string | null; alternates: readonly PageAlternate[] }>,
): PlaceInStore {
  const path = fixedPath ?? alternates.find(({ storeCode }) => storeCode === code)?.path
  return { address: toStorePath(urlPrefix, path ?? '/') || '/', isSame: path !== undefined }
}
