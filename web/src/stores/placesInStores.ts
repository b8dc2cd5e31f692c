import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import { PRICE_FROM, PRICE_TO } from '../catalogue/filters/filterAddress.ts'
import { isListParameter } from '../catalogue/listing/listingAddress.ts'
import { OLD_VARIANT_PARAMETER, VARIANT_PARAMETER } from '../catalogue/options/variantParameters.ts'
import type { PageAlternate } from '../routing/PageAlternatesContext.ts'
import { type PlaceInStore, placeInStore } from './placeInStore.ts'
import type { AddressInStore } from './useAddressInStore.ts'

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
  addressIn: AddressInStore
}>

/** Position in a list: another store has other products there. */
const POSITION: readonly string[] = ['page', 'after']
/** Filters by amounts in the currency of the store. */
const AMOUNTS: readonly string[] = ['price', PRICE_FROM, PRICE_TO, 'credit_fee']
const VARIANTS: readonly string[] = [VARIANT_PARAMETER, OLD_VARIANT_PARAMETER]

/**
 * Returns the links from the current page to the same page of the other stores, or to their home. A chosen variant
 * stays chosen, and so do filters and order: options have the same ids in all stores, and a list redirects to its
 * address without those that it lacks.
 */
export function placesInStores({ store, pathname, search, params, alternates, addressIn }: Here): PlacesInStores {
  const isFixed = Object.keys(params).length === 0
  const given = [...new URLSearchParams(search)]
  const variant = chosenVariant(new URLSearchParams(search), params)
  const others: readonly StoreDefinition[] = STORES.filter(({ code }) => code !== store.code)
  const placeIn = (other: StoreDefinition) => {
    const dropped = [...POSITION, ...(other.currencyCode === store.currencyCode ? [] : AMOUNTS)]
    const carried = given.filter(([name]) => !dropped.includes(name))
    if (isFixed) {
      const fixedPath = withParameters(pathname.slice(store.urlPrefix.length) || '/', carried)
      return placeInStore(other.code, { fixedPath, alternates: [], addressIn })
    }
    const choices = carried.filter(([name, value]) => isListParameter(name, value) && !VARIANTS.includes(name))
    if (variant !== null) choices.push([VARIANT_PARAMETER, variant])
    const found = alternates.map((one) => ({ ...one, path: withParameters(one.path, choices) }))
    return placeInStore(other.code, { fixedPath: null, alternates: found, addressIn })
  }
  return Object.fromEntries(others.map((other) => [other.code, placeIn(other)]))
}

/** Returns the SKU of the chosen variant: SKUs are the same in all stores. */
function chosenVariant(search: URLSearchParams, params: Here['params']): string | null {
  return search.get(VARIANT_PARAMETER) || search.get(OLD_VARIANT_PARAMETER) || params['childSku'] || null
}

function withParameters(path: string, parameters: [string, string][]): string {
  if (parameters.length === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(parameters).toString()}`
}
