import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import { OLD_VARIANT_PARAMETER, VARIANT_PARAMETER } from '../catalogue/options/variantParameters.ts'
import type { PageAlternate } from '../routing/PageAlternatesContext.ts'
import { type PlaceInStore, placeInStore } from './placeInStore.ts'

/** Address of the current page in each store, by store code. */
export type PlacesInStores = Readonly<Record<string, PlaceInStore>>

type Here = Readonly<{
  store: StoreDefinition
  /** Address of the current page: path of the site and query. */
  pathname: string
  search: string
  /** Route parameters of the address. A page without any, such as the cart, has the same address in every store. */
  params: Readonly<Record<string, string | undefined>>
  alternates: readonly PageAlternate[]
}>

/**
 * Returns the links from the current page to the same page of the other stores, or to their home. A chosen variant
 * stays chosen.
 */
export function placesInStores({ store, pathname, search, params, alternates }: Here): PlacesInStores {
  const isFixed = Object.keys(params).length === 0
  const fixedPath = isFixed ? (pathname.slice(store.urlPrefix.length) || '/') + search : null
  const variant = chosenVariant(new URLSearchParams(search), params)
  const found =
    variant === null ? alternates : alternates.map((one) => ({ ...one, path: withVariant(one.path, variant) }))
  const others = STORES.filter(({ code }) => code !== store.code)
  return Object.fromEntries(others.map((other) => [other.code, placeInStore(other, { fixedPath, alternates: found })]))
}

/** Returns the SKU of the chosen variant: SKUs are the same in all stores. */
function chosenVariant(search: URLSearchParams, params: Here['params']): string | null {
  return search.get(VARIANT_PARAMETER) ?? search.get(OLD_VARIANT_PARAMETER) ?? params['childSku'] ?? null
}

function withVariant(path: string, sku: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${VARIANT_PARAMETER}=${encodeURIComponent(sku)}`
}
