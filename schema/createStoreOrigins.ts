import { type StoreHosts, storeOfHost } from './storeOfHost.ts'
import type { StoreDefinition } from './stores.ts'

/** Public origin of the shop, such as `https://hogar.example`, and the hosts that belong to one store. */
type Site = Readonly<{ site: string; hosts: StoreHosts }>

/** Returns scheme, host and port of a store's pages; null for a store that no known host shows. */
type StoreOrigin = (store: Pick<StoreDefinition, 'code'>) => string | null

const NONE: StoreHosts = new Map()

/**
 * Creates the function that finds the origin of a store: the shop's own where its host shows the store, else that of the
 * first host that `STORE_HOSTS` gives it, with the scheme of the shop, and its port where none is given. A shop whose
 * host is named after a store (`hogar.shop.example`) has each other store at a host named like it.
 */
export function createStoreOrigins({ site, hosts }: Site): StoreOrigin {
  const { protocol, host, port } = new URL(site)
  const owner = storeOfHost(host, hosts)
  const isNamedAfterStore = storeOfHost(host, NONE) !== undefined
  return ({ code }) => {
    const [given] = [...hosts].find(([, other]) => other === code) ?? []
    if (owner?.code === code || (owner === undefined && given === undefined)) return site
    if (given !== undefined)
      return new URL(`${protocol}//${given}${port === '' || /:\d+$/.test(given) ? '' : `:${port}`}`).origin
    return isNamedAfterStore ? `${protocol}//${code}${host.slice(host.indexOf('.'))}` : null
  }
}
