import type { StoreDefinition } from '../../stores.ts'

/** The store whose addresses have no prefix. */
const MAIN_STORE: StoreDefinition['code'] = 'hogar'

/** What the addresses of a store begin with: `/de`, and nothing for the main one. */
export function storePrefix({ code }: Pick<StoreDefinition, 'code'>): string {
  return code === MAIN_STORE ? '' : `/${code}`
}
