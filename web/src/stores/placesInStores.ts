import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import type { PageAlternate } from './PageAlternatesContext.ts'
import { type PlaceInStore, placeInStore } from './placeInStore.ts'

/** Where each store has what is on screen, by store code. */
export type PlacesInStores = Readonly<Record<string, PlaceInStore>>

type Here = Readonly<{
  store: StoreDefinition
  /** Address of the page on screen: path of the site and query. */
  pathname: string
  search: string
  /** Names in the address, by parameter of its route. A page without any, such as the cart, every store has there. */
  params: Readonly<Record<string, string | undefined>>
  alternates: readonly PageAlternate[]
}>

/** The ways from the page on screen to the same page of the other stores, or to their home. */
export function placesInStores({ store, pathname, search, params, alternates }: Here): PlacesInStores {
  const isFixed = Object.keys(params).length === 0
  const fixedPath = isFixed ? (pathname.slice(store.urlPrefix.length) || '/') + search : null
  const others = STORES.filter(({ code }) => code !== store.code)
  return Object.fromEntries(others.map((other) => [other.code, placeInStore(other, { fixedPath, alternates })]))
}
