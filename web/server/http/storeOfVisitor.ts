import { storeOfHost, type StoreHosts } from '@hogar/schema/storeOfHost.ts'
import { type StoreDefinition, storeOfPath } from '@hogar/schema/stores.ts'
import { storePlaces } from './storePlaces.ts'
import type { Visitor } from './visitor.ts'

type Visited = Readonly<{
  store: StoreDefinition
  /** Address that the visitor is sent to, as `siteLocation` takes it; null for one that shows the store. */
  redirectTo: string | null
}>

/**
 * Returns the store of an address. At a host that belongs to another store, one that names its store redirects to that
 * store's host where it has one, every other to the same path of the host's store.
 */
export function storeOfVisitor(visitor: Pick<Visitor, 'url' | 'host' | 'origin'>, hosts: StoreHosts): Visited {
  const { url, host } = visitor
  const { store, path } = storeOfPath(url.pathname)
  const owner = storeOfHost(host, hosts) ?? store
  if (owner.code === store.code) return { store, redirectTo: null }
  const { origin, elsewhere } = storePlaces(visitor, owner, hosts)
  const named = store.urlPrefix === '' ? origin : (elsewhere[store.code] ?? origin)
  if (named !== origin) return { store, redirectTo: `${named}${url.pathname}${url.search}` }
  const inside = path.replace(/^\/+/, '/')
  return {
    store: owner,
    redirectTo: `${owner.urlPrefix}${inside === '/' && owner.urlPrefix !== '' ? '' : inside}${url.search}`,
  }
}
