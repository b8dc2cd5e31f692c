import type { StoreDefinition } from '@hogar/platform/stores.ts'

/** The store whose addresses have no prefix. */
const MAIN_STORE: StoreDefinition['code'] = 'hogar'

/** Returns the path prefix of a store's addresses, such as `/de`; empty for the main store. */
export function storePrefix({ code }: Pick<StoreDefinition, 'code'>): string {
  return code === MAIN_STORE ? '' : `/${code}`
}
