import { DEFAULT_STORE, STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import type { StoreOrigins } from '../StoreOriginsContext.ts'
import { toStorePath } from '../toStorePath.ts'
import type { PageAlternate } from '../PageAlternatesContext.ts'

/** Data of one `<link rel="alternate" hreflang>`. */
export type Hreflang = Readonly<{ language: string; address: string }>

/**
 * Returns the languages of a page, its own and the default included. Only stores of the main brand are translations of
 * each other: the other brands have the same language, and search engines would take them for duplicates.
 */
export function hreflangOf(
  own: Readonly<{ store: StoreDefinition; path: string; origin: string; elsewhere: StoreOrigins }>,
  alternates: readonly PageAlternate[],
): readonly Hreflang[] {
  if (!isTranslation(own.store)) return []
  const places = STORES.filter(isTranslation).flatMap((store) => {
    const path =
      store.code === own.store.code ? own.path : alternates.find(({ storeCode }) => storeCode === store.code)?.path
    if (path === undefined) return []
    const origin = own.elsewhere[store.code] ?? own.origin
    return [{ store, address: origin + (toStorePath(store.urlPrefix, path) || '/') }]
  })
  if (places.length < 2) return []
  const links = places.map(({ store, address }) => ({ language: store.language, address }))
  const fallback = places.find(({ store }) => store.code === DEFAULT_STORE.code)
  return fallback ? [...links, { language: 'x-default', address: fallback.address }] : links
}

/** Returns true for the main brand, and for stores in other languages. */
function isTranslation({ code, language }: Pick<StoreDefinition, 'code' | 'language'>): boolean {
  return code === DEFAULT_STORE.code || language !== DEFAULT_STORE.language
}
