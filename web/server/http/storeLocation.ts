import type { StoreHosts } from '@hogar/schema/storeOfHost.ts'
import { storeOfPath } from '@hogar/schema/stores.ts'
import { siteLocation } from './siteLocation.ts'
import type { Visitor } from './visitor.ts'

/**
 * Returns the address that a redirect of a page writes: a path of this site, or one at the host of another store where
 * that store has a host of its own, since a host answers for its store alone.
 */
export function storeLocation(
  location: string,
  { host, scheme, url }: Pick<Visitor, 'host' | 'scheme' | 'url'>,
  hosts: StoreHosts,
): string {
  const address = siteLocation(location)
  const { code } = storeOfPath(address).store
  if (code === storeOfPath(url.pathname).store.code) return address
  const [other] = [...hosts].find(([, owner]) => owner === code) ?? []
  return other === undefined || other === host.toLowerCase() ? address : `${scheme}://${other}${address}`
}
