import { storeOrDefault } from './stores.ts'
import type { StoreDefinition } from './stores.ts'

/** Where a store's pages are, for links in mails: the main brand at the shop's own address, others below it. */
export function storeAddress(shopOrigin: string, { code }: Pick<StoreDefinition, 'code'>): string {
  return code === storeOrDefault(undefined).code ? shopOrigin : `${shopOrigin}/${code}`
}
