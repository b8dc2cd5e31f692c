import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { Session } from '../session/session.ts'
import type { Endpoint } from './endpoint.ts'
import type { EndpointName } from './endpoints.ts'
import type { PlatformClient } from './platformClient.ts'
import { requestTarget } from './requestTarget.ts'
import type { QueryValue, UpstreamCall, WrittenCall } from './upstream.ts'

type Binding = Readonly<{
  store: StoreDefinition
  session: Pick<Session, 'cartToken' | 'userToken'>
  requestId: string
}>

/** Call as a client requested it. */
export type Asked = Readonly<{ name: EndpointName; call: UpstreamCall }>

/** Call that is ready to be sent. */
export type Prepared = WrittenCall &
  Readonly<{
    name: EndpointName
    row: Endpoint
    headers: Readonly<Record<string, string>>
    storeCode: string
    entity: string | undefined
    cacheMs: number
    /** Maximum age of a last good reply that replaces a failed one; 0 for none. */
    staleMs: number
  }>

/** Prepares a call: its target, body and cache key, its headers, and for how long its reply is valid. */
export function prepareCall(client: PlatformClient, binding: Binding, { name, call }: Asked): Prepared {
  const { store, session, requestId } = binding
  const row: Endpoint = client.endpoints[name]
  const storeCode = call.storeCode ?? store.code
  const headers: Record<string, string> = {
    ...call.headers,
    accept: 'application/json',
    'x-vs-store-code': storeCode,
    'x-request-id': requestId,
  }
  if (call.body !== undefined) headers['content-type'] = 'application/json'
  if (call.idempotencyKey !== undefined) headers['idempotency-key'] = call.idempotencyKey
  const userToken = row.token === 'none' || call.asGuest ? null : session.userToken
  if (client.tokenInHeader && userToken !== null) headers['authorization'] = `Bearer ${userToken}`
  // Takes precedence over the caller's flag: a call with a token belongs to one customer.
  const isConstant = call.isConstant === true && row.token === 'none' && call.cartToken === undefined
  const known = isConstant ? client.written.get(call) : undefined
  const { target, body, key } = known ?? write(client, binding, { row, call, userToken })
  if (isConstant && !known) client.written.set(call, { target, body, key })
  const cacheMs = call.cacheMs ?? row.cacheMs ?? client.cacheMs(row.family)
  const staleMs = call.staleMs ?? row.staleMs ?? 0
  const entity = call.path?.['entity'] ?? row.entity
  return { name, row, headers, target, body, key, storeCode, entity, cacheMs, staleMs }
}

type Writing = Readonly<{ row: Endpoint; call: UpstreamCall; userToken: string | null }>

/** Builds the target and body of a call, without its headers. */
function write(client: PlatformClient, { store, session }: Binding, { row, call, userToken }: Writing): WrittenCall {
  const query: Record<string, QueryValue> = { ...call.query, storeCode: call.storeCode ?? store.code }
  // An empty token makes the call a guest's.
  if (row.token !== 'none' && !client.tokenInHeader) query['token'] = userToken ?? ''
  const cartToken = call.cartToken ?? (row.token === 'cart' ? (session.cartToken ?? '') : undefined)
  if (cartToken !== undefined) query['cartId'] = cartToken
  const target = client.basePath + requestTarget(row.path, { path: call.path, query })
  const body = call.body === undefined ? null : JSON.stringify(call.body)
  return { target, body, key: `${target} ${body ?? ''}${call.version === undefined ? '' : ` ${call.version}`}` }
}
