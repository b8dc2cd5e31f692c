import { createStoreOrigins } from '@hogar/schema/createStoreOrigins.ts'
import { STORES, storeByCode } from '@hogar/schema/stores.ts'
import type { GatewayEnv } from '../env.ts'
import { onceOf } from '../graph/onceOf.ts'

/** Public addresses of the shop, as the operator sets them. */
export type Site = Pick<GatewayEnv, 'PUBLIC_ORIGIN' | 'STORE_HOSTS'>

/**
 * Returns the path of an absolute address of the shop: inside the store of `storeCode` as it is (`/salas`), else with the
 * code of its store in front (`/viu/salas`). Neither http for https nor a leading `www.` makes it another address. Null
 * for an address of another site.
 */
export function shopPath(address: string, storeCode: string, site: Site): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, host, hostname, pathname, search, hash } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const hosts = storesByHost(site)
  const owner = hosts.get(bare(host)) ?? hosts.get(bare(hostname))
  if (owner === undefined) return null
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? []
  const isNamed = storeByCode(first) !== undefined
  const [code, path] = isNamed ? [first, rest || '/'] : [owner, pathname]
  return `${code === storeCode ? '' : `/${code}`}${path}${search}${hash}`
}

/**
 * Returns the code of the store by host, without `www.`; of a host that has all stores below their paths, that of the main
 * brand.
 */
const storesByHost = onceOf(({ PUBLIC_ORIGIN, STORE_HOSTS }: Site): ReadonlyMap<string, string> => {
  const originOf =
    PUBLIC_ORIGIN === undefined ? () => null : createStoreOrigins({ site: PUBLIC_ORIGIN, hosts: STORE_HOSTS })
  const ofOrigins = STORES.toReversed().flatMap((store): [string, string][] => {
    const origin = originOf(store)
    return origin === null ? [] : [[bare(new URL(origin).host), store.code]]
  })
  return new Map([...ofOrigins, ...[...STORE_HOSTS].map(([host, code]): [string, string] => [bare(host), code])])
})

function bare(host: string): string {
  return host.toLowerCase().replace(/^www\./, '')
}
