import { storeAddress } from '../../storeAddress.ts'
import type { StoreDefinition } from '../../stores.ts'

const WEB_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:'])

/** Returns where a link of a mail leads: an address as it is, a path below its store. Anything else leads to the store. */
export function mailLink(href: string, store: StoreDefinition, shopOrigin: string): string {
  const start = storeAddress(shopOrigin, store)
  if (href.startsWith('/')) return `${start}${href}`
  return URL.canParse(href) && WEB_PROTOCOLS.has(new URL(href).protocol) ? href : start
}
