import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { traceCall } from '@hogar/schema/tracing/traceCall.ts'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { Session } from '../session/session.ts'
import type { CallReport } from './callReport.ts'
import type { Deadline } from './deadlines/deadline.ts'
import { decodeReply } from './replies/decodeReply.ts'
import type { Endpoint } from './endpoint.ts'
import type { EndpointName } from './endpoints.ts'
import { type RawReply, exchange } from './exchange.ts'
import { endpointLack, isMissing, missingEndpoint } from './missingEndpoint.ts'
import type { PlatformClient } from './platformClient.ts'
import type { CachedReply } from './replies/replyCache.ts'
import { requestTarget } from './requestTarget.ts'
import { retryRead } from './deadlines/retryRead.ts'
import { timedOut } from './deadlines/timedOut.ts'
import { createTokenLock } from './tokenLock.ts'
import type { QueryValue, Upstream, UpstreamCall, WrittenCall } from './upstream.ts'
import { UpstreamFailure, isUnauthenticated } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'

type Binding = Readonly<{
  store: StoreDefinition
  /** Language of the message that a session has ended; the store's by default. */
  messageLanguage?: MessageLanguage
  session: Pick<Session, 'cartToken' | 'userToken' | 'refreshToken' | 'isEnded' | 'update' | 'end'>
  deadline: Deadline
  signal: AbortSignal
  requestId: string
  /** Receives every call of this request, cached ones too. */
  report?: (report: CallReport) => void
  /** Receives every public reply of this request, with the entity that was searched. */
  onPublicReply?: (entity: string | undefined, reply: unknown) => void
}>

type Prepared = WrittenCall &
  Readonly<{
    name: EndpointName
    row: Endpoint
    headers: Readonly<Record<string, string>>
    entity: string | undefined
    cacheMs: number
  }>

/** Creates the platform client of one request. See Upstream for the behaviour of a call. */
export function createUpstream(client: PlatformClient, binding: Binding): Upstream {
  const memo = new Map<string, Promise<unknown>>()
  let writes = 0
  const exchange = (refreshToken: string) =>
    make(prepare(client, binding, { name: 'customerRefresh', call: { body: { refreshToken } } }))
  const lock = createTokenLock(
    binding.session,
    binding.messageLanguage ?? binding.store.language,
    client.refreshesTokens ? exchange : null,
  )
  /** Makes one call, with retries as its row allows. */
  const make = (prepared: Prepared) => {
    const once = (signal: AbortSignal) => send(client, binding, { prepared, signal })
    const isRead = prepared.row.class === 'read'
    return observed(client, binding, {
      prepared,
      send: isRead ? (signal) => retryRead(() => once(signal), binding) : once,
    })
  }
  /** Makes one call; if the platform rejects the user token, refreshes it and retries once. */
  const makeAsUser = async (asked: Asked, prepared: Prepared) => {
    const { userToken } = binding.session
    const carriesToken = prepared.row.token !== 'none' && asked.call.asGuest !== true
    if (carriesToken) lock.refuseEnded()
    try {
      return await make(prepared)
    } catch (error) {
      if (userToken === null || !carriesToken || !isUnauthenticated(error)) throw error
      if (!(await lock.refresh(userToken))) throw error
      return make(prepare(client, binding, asked))
    }
  }
  const upstream: Upstream = {
    call(name, call = {}) {
      const prepared = prepare(client, binding, { name, call })
      const { row } = prepared
      if (row.class !== 'read') {
        // Replies read before the write may be outdated.
        memo.clear()
        writes += 1
        return makeAsUser({ name, call }, prepared)
      }
      const { key } = prepared
      const known = memo.get(key)
      if (known) return known
      const isShared = row.visibility === 'public' && row.token === 'none'
      const reading = isShared ? readPublic(client, binding, prepared) : makeAsUser({ name, call }, prepared)
      memo.set(key, reading)
      const { onPublicReply } = binding
      if (!onPublicReply || row.visibility !== 'public') return reading
      return reading.then((reply) => {
        onPublicReply(prepared.entity, reply)
        return reply
      })
    },
    has: (name, call) => client.offers.has(name, () => upstream.call(name, call)),
    lacks: client.lacks,
    writes: () => writes,
    noteSpared: (endpoint) => tell(client, binding, { endpoint, ms: 0, status: '200', cached: true, bytes: 0 }),
  }
  return upstream
}

type Asked = Readonly<{ name: EndpointName; call: UpstreamCall }>

function prepare(client: PlatformClient, binding: Binding, { name, call }: Asked): Prepared {
  const { store, session, requestId } = binding
  const row: Endpoint = client.endpoints[name]
  const headers: Record<string, string> = {
    ...call.headers,
    accept: 'application/json',
    'x-vs-store-code': call.storeCode ?? store.code,
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
  return { name, row, headers, target, body, key, entity: call.path?.['entity'] ?? row.entity, cacheMs }
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

/** Reads publicly: from the cache, by joining a read in flight, or by a call on behalf of all callers. */
function readPublic(client: PlatformClient, binding: Binding, prepared: Prepared): Promise<unknown> {
  const { key } = prepared
  const fresh = client.publicReplies.fresh(key)
  if (fresh) {
    tell(client, binding, { endpoint: prepared.name, ms: 0, status: String(fresh.status), cached: true, bytes: 0 })
    return Promise.resolve(fresh.value)
  }
  const patient: Binding = { ...binding, deadline: { callMaxMs: prepared.row.timeoutMs, remainingMs: () => Infinity } }
  const waitMs = timeLeft(prepared, binding.deadline)
  return observed(client, binding, {
    prepared,
    isSpared: client.publicReplies.isUnderWay(key),
    send: () =>
      client.publicReplies.read(
        {
          key,
          cacheMs: prepared.cacheMs,
          signal: binding.signal,
          waitMs,
          tooLate: () => timedOut(prepared.name, waitMs),
        },
        (signal) =>
          retryRead(() => send(client, patient, { prepared, signal }), { deadline: patient.deadline, signal }),
      ),
  })
}

function send(
  client: PlatformClient,
  { deadline }: Binding,
  { prepared, signal }: Readonly<{ prepared: Prepared; signal: AbortSignal }>,
): Promise<CachedReply> {
  const { name, row, target, headers, body, entity } = prepared
  const timeoutMs = timeLeft(prepared, deadline)
  if (timeoutMs <= 0) return Promise.reject(timedOut(name, 0))
  if (client.lacks.has(endpointLack(name))) return Promise.reject(missingEndpoint(name))
  const { method, path: template } = row
  const ask = (traced: typeof headers) =>
    exchange(client.dispatcher, { endpoint: name, method, target, headers: traced, body, timeoutMs, signal })
  const statusOf = ({ status }: RawReply) => status
  return client.breakers.run({ endpoint: name, family: row.family }, () =>
    traceCall({ method, template, origin: client.origin, headers, send: ask, statusOf }).then((reply) => {
      return { value: decoded(client, prepared, reply), bytes: reply.body.length, status: reply.status, entity }
    }),
  )
}

function decoded(client: PlatformClient, { name, row }: Prepared, reply: RawReply): unknown {
  try {
    return decodeReply(name, row, reply)
  } catch (error) {
    if (!isMissing(name, error)) throw error
    client.lacks.note(endpointLack(name))
    throw missingEndpoint(name)
  }
}

type Observed = Readonly<{
  prepared: Prepared
  /** True if another request makes the call. */
  isSpared?: boolean
  send: (signal: AbortSignal) => Promise<CachedReply>
}>

async function observed(
  client: PlatformClient,
  binding: Binding,
  { prepared, isSpared = false, send: run }: Observed,
): Promise<unknown> {
  const startedAt = performance.now()
  const finish = (status: string, cached = false, bytes = 0) =>
    tell(client, binding, { endpoint: prepared.name, ms: performance.now() - startedAt, status, cached, bytes })
  try {
    const reply = await run(binding.signal)
    finish(String(reply.status), isSpared, isSpared ? 0 : reply.bytes)
    return reply.value
  } catch (error) {
    finish(outcome(error))
    throw error
  }
}

function tell(client: PlatformClient, binding: Binding, report: CallReport): void {
  client.observe(report)
  binding.report?.(report)
}

function outcome(error: unknown): string {
  if (error instanceof UpstreamRefusal) return String(error.status)
  return error instanceof UpstreamFailure ? error.kind : 'aborted'
}

function timeLeft({ row }: Prepared, deadline: Deadline): number {
  return Math.min(row.timeoutMs, deadline.callMaxMs, deadline.remainingMs())
}
