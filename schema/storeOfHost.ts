import * as v from 'valibot'
import { STORES, type StoreDefinition, storeByCode } from './stores.ts'

/** Host, with its port where it has one, to the code of the store that lives there. */
export type StoreHosts = ReadonlyMap<string, string>

/** Reads the variable `STORE_HOSTS`: `shop.example=viu, shop.example:8080=mavi`. */
export const storeHostsSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== ''),
  ),
  v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.:-]+=[a-z]+$/i, 'pairs like shop.example=viu, by comma'))),
  v.transform((pairs): StoreHosts => new Map(pairs.map((pair) => splitPair(pair)))),
  v.check(
    (hosts) => [...hosts.values()].every((code) => STORES.some((store) => store.code === code)),
    'codes of stores',
  ),
  v.description(
    'Store codes by host, such as `hogar.example=hogar,de.example=de`. Set the same value on gateway and storefront. A host without an entry shows the store that its first label names, such as `viu.shop.example`, or all stores by path prefix. A store with a host here has its pages, its sitemap and the links to it there. If `PUBLIC_ORIGIN` has the host of one store, it must be the main brand, and each other store needs a host.',
  ),
)

/**
 * The store that a host belongs to: the one that `STORE_HOSTS` gives it, else the one whose code is the first label of a
 * name with three labels or more (`viu.shop.example`); undefined for a host of all stores. Gateway and storefront ask the
 * same: a host is the same store to both.
 */
export function storeOfHost(host: string, hosts: StoreHosts): StoreDefinition | undefined {
  const name = host.toLowerCase()
  const given = hosts.get(name) ?? hosts.get(name.replace(/:\d+$/, ''))
  if (given !== undefined) return storeByCode(given)
  const [label = '', ...domain] = name.split('.')
  return domain.length >= 2 ? storeByCode(label) : undefined
}

function splitPair(pair: string): [host: string, code: string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at).toLowerCase(), pair.slice(at + 1)]
}
