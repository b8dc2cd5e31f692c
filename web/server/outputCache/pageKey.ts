import type { StoreOrigins } from '../../src/routing/StoreOriginsContext.ts'
import { KEY_MAX_CHARACTERS, KEY_PARAMETERS_MAX } from './limits.ts'

type Address = Readonly<{
  /** Build id: another build renders other pages. */
  build: string
  storeCode: string
  /** Origin of canonical addresses in the page. */
  origin: string
  /** Origins of links to other stores in the page. */
  elsewhere: StoreOrigins
  url: URL
  /** Returns true for a parameter that the page reads. */
  reads: (name: string, value: string) => boolean
}>

/** Address that a page is rendered for, and its cache key. */
export type PageKey = Readonly<{ key: string; url: string; hasQuery: boolean }>

/**
 * Returns the cache key of a page: everything that the page depends on and nothing else. Parameters that the page does
 * not read are left out, the others are sorted. Null for addresses that are too long to be cached.
 */
export function pageKey({ build, storeCode, origin, elsewhere, url, reads }: Address): PageKey | null {
  const parameters = [...url.searchParams].filter(([name, value]) => reads(name, value))
  // A stable order: values of one name keep their order.
  parameters.sort(([left], [right]) => (left < right ? -1 : Number(left > right)))
  const search = parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`
  const address = `${origin}${url.pathname}${search}`
  if (address.length > KEY_MAX_CHARACTERS || parameters.length > KEY_PARAMETERS_MAX) return null
  const others = Object.entries(elsewhere).flat().join(',')
  return {
    key: [build, storeCode, address, ...(others === '' ? [] : [others])].join(' '),
    url: address,
    hasQuery: search !== '',
  }
}
