import { type StoreHosts, storeOfHost } from '@hogar/schema/storeOfHost.ts'
import { DEFAULT_STORE, type StoreDefinition, storeByCode } from '@hogar/schema/stores.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import { RequestRefusal } from '../../errors/requestRefusal.ts'

type Asked = Readonly<{ header: string | undefined; host: string | undefined; hosts: StoreHosts }>

/**
 * Returns the store of a request: by the `X-Store` header, else by host, else the main store. Throws RequestRefusal 400
 * for an unknown store in the header.
 */
export function storeOfRequest({ header, host = '', hosts }: Asked): StoreDefinition {
  if (header === undefined || header === '') return storeOfHost(host, hosts) ?? DEFAULT_STORE
  const store = storeByCode(header)
  if (store) return store
  throw new RequestRefusal([new GatewayError('BAD_USER_INPUT', 'X-Store is not a known store code.')], { status: 400 })
}
