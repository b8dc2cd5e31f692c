import type { StoreDefinition } from '../stores.ts'
import { storeAddress } from '../storeAddress.ts'
import { RETURN_PATH_MAX_CHARACTERS } from './limits.ts'

/** Where the way back from a payment leads: to a path of the shop, and to the store's start for anything else. */
export function returnAddress(path: string | undefined, shopOrigin: string, store: StoreDefinition): string {
  const start = storeAddress(shopOrigin, store)
  if (path === undefined || path.length > RETURN_PATH_MAX_CHARACTERS || !/^\/(?![/\\])/.test(path)) return start
  const address = URL.canParse(path, shopOrigin) ? new URL(path, shopOrigin) : null
  return address?.origin === new URL(shopOrigin).origin ? address.href : start
}
