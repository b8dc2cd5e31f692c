import type { Environment } from 'react-relay/hooks'
import { isJsonRecord } from '../relay/payload.ts'

/**
 * True where the store is known to be paid in on another host. Read by hand, because whoever asks is on no page of its own
 * and must not make every page ask the server for it; the cart and its panel do.
 */
export function hasExternalCheckout(environment: Pick<Environment, 'getStore'>): boolean {
  const source = environment.getStore().getSource()
  const store = source.get('client:root')?.['store']
  return isJsonRecord(store) && Boolean(source.get(String(store['__ref']))?.['externalCheckoutUrl'])
}
