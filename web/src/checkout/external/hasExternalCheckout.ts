import type { Environment } from 'react-relay/hooks'
import { isJsonRecord } from '../../relay/payload.ts'

/**
 * Returns true if the store record has a checkout on another host. Reads the record directly instead of by a query: the
 * callers belong to no page, and a query here would make every page request the field. The cart and its panel do
 * request it.
 */
export function hasExternalCheckout(environment: Pick<Environment, 'getStore'>): boolean {
  const source = environment.getStore().getSource()
  const store = source.get('client:root')?.['store']
  return isJsonRecord(store) && Boolean(source.get(String(store['__ref']))?.['externalCheckoutUrl'])
}
