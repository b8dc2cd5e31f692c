import { isJsonRecord } from '../relay/payload.ts'
import type { ShopRoute } from '../routing/shopRoute.ts'

/**
 * Returns `found` if there is an order to show, or if none is named and the store's checkout is on another host, which
 * returns here.
 */
export const orderVerdict: ShopRoute['judge'] = ({ node, store }, { search }) => {
  const isBack = !search.get('order') && isJsonRecord(store) && Boolean(store['externalCheckoutUrl'])
  return { kind: node === null && !isBack ? 'notFound' : 'found' }
}
