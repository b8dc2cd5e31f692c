import { createStoreOrigins } from '@hogar/schema/createStoreOrigins.ts'
import { storeOfHost, type StoreHosts } from '@hogar/schema/storeOfHost.ts'
import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import type { StoreOrigins } from '../../src/routing/StoreOriginsContext.ts'
import type { Visitor } from './visitor.ts'

/** Origin of a store's pages, and of other stores' where no path leads to them. */
export type StorePlaces = Readonly<{ origin: string; elsewhere: StoreOrigins }>

type Place = Pick<Visitor, 'origin' | 'host'>

/**
 * Returns the places of the stores for a page of one of them. From a host of one store no path leads to another store;
 * from a host of all stores each path does, but a store with a host of its own has its pages there.
 */
export function storePlaces(visitor: Place, store: Pick<StoreDefinition, 'code'>, hosts: StoreHosts): StorePlaces {
  const originOf = originsFor(visitor, hosts)
  const origin = originOf(store)
  const isAlone = storeOfHost(visitor.host, hosts) !== undefined
  const others = STORES.filter(({ code }) => code !== store.code)
    .map((other) => [other.code, originOf(other)] as const)
    .filter(([, other]) => isAlone || other !== origin)
  return { origin, elsewhere: Object.fromEntries(others) }
}

/** Returns the origin of the site that a visitor is at, and the stores whose pages it has. */
export function siteOf(
  visitor: Place,
  hosts: StoreHosts,
): Readonly<{ origin: string; stores: readonly StoreDefinition[] }> {
  const originOf = originsFor(visitor, hosts)
  const owner = storeOfHost(visitor.host, hosts)
  const origin = owner === undefined ? visitor.origin : originOf(owner)
  return { origin, stores: STORES.filter((store) => originOf(store) === origin) }
}

function originsFor({ origin }: Place, hosts: StoreHosts): (store: Pick<StoreDefinition, 'code'>) => string {
  const originOf = createStoreOrigins({ site: origin, hosts })
  return (store) => originOf(store) ?? origin
}
