import { DEFAULT_STORE, type StoreDefinition, storeByCode } from '@hogar/schema/stores.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { RequestRefusal } from './requestRefusal.ts'

/**
 * The store of a request: the `X-Store` header's, else the one whose code is the first label of the host
 * (`viu.shop.example`), else the main brand. Throws RequestRefusal 400 for a header that names no store.
 */
export function storeOfRequest(header: string | undefined, host: string | undefined): StoreDefinition {
  if (header !== undefined && header !== '') {
    const store = storeByCode(header)
    if (store) return store
    throw new RequestRefusal([new GatewayError('BAD_USER_INPUT', 'X-Store names no store.')], { status: 400 })
  }
  const [label = '', ...domain] = (host ?? '').split('.')
  return (domain.length >= 2 ? storeByCode(label) : undefined) ?? DEFAULT_STORE
}
