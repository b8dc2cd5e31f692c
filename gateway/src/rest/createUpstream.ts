import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { traceCall } from '@hogar/schema/tracing/traceCall.ts'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { Session } from '../session/session.ts'
import type { CallReport } from './callReport.ts'
import { createReadSlots } from './deadlines/createReadSlots.ts'
import type { Deadline } from './deadlines/deadline.ts'
import { decodeReply } from './replies/decodeReply.ts'
import { type RawReply, exchange } from './exchange.ts'
import { READS_AT_ONCE_MAX, STALE_WAIT_MS } from './limits.ts'
import { endpointLack, isMissing, missingEndpoint } from './missingEndpoint.ts'
import type { PlatformClient } from './platformClient.ts'
import type { CachedReply } from './replies/createReplyCache.ts'
import { type Asked, type Prepared, prepareCall } from './prepareCall.ts'
import { retryRead } from './deadlines/retryRead.ts'
import { timedOut } from './deadlines/timedOut.ts'
import { createTokenLock } from './tokenLock.ts'
import type { Upstream } from './upstream.ts'
import { UpstreamFailure, isUnauthenticated } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'

/** Report of a read without a call. */
const SPARED = { ms: 0, cached: true, bytes: 0 } as const

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

/** Creates the platform client of one request. See Upstream for the behaviour of a call. */
export function createUpstream(client: PlatformClient, binding: Binding): Upstream {
  const memo = new Map<string, Promise<unknown>>()
  const inSlot = createReadSlots(READS_AT_ONCE_MAX)
  let writes = 0
  const exchange = (refreshToken: string) =>
    make(prepareCall(client, binding, { name: 'customerRefresh', call: { body: { refreshToken } } }))
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
      return make(prepareCall(client, binding, asked))
    }
  }
  const upstream: Upstream = {
    call(name, call = {}) {
      const prepared = prepareCall(client, binding, { name, call })
      const { row, key } = prepared
      const asUser = () => makeAsUser({ name, call }, prepared)
      if (row.class !== 'read') {
        // Replies read before the write may be outdated.
        memo.clear()
        writes += 1
        return asUser()
      }
      const known = memo.get(key)
      if (known) return known
      const isShared = row.visibility === 'public' && row.token === 'none'
      const reading = isShared ? readPublic(client, prepared, { binding, inSlot }) : inSlot(asUser)
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
    noteSpared: (endpoint) => tell(client, binding, { ...SPARED, endpoint, status: '200' }),
  }
  return upstream
}

/**
 * Reads publicly: from the cache, by joining a read in flight, or by a call on behalf of all callers. The last good reply
 * replaces one that the platform fails to give, if the read may be outdated.
 */
function readPublic(
  client: PlatformClient,
  prepared: Prepared,
  { binding, inSlot }: Readonly<{ binding: Binding; inSlot: ReturnType<typeof createReadSlots> }>,
): Promise<unknown> {
  const { key, name } = prepared
  const { publicReplies, lastReplies } = client
  const fresh = publicReplies.fresh(key)
  if (fresh) {
    tell(client, binding, { ...SPARED, endpoint: name, status: String(fresh.status) })
    return Promise.resolve(fresh.value)
  }
  const answerWithLast = ({ value, status }: CachedReply) => {
    tell(client, binding, { ...SPARED, endpoint: name, status: String(status), isOutdated: true })
    return value
  }
  const resting = lastReplies.whileResting(key)
  if (resting) return Promise.resolve(answerWithLast(resting))
  const reading = inSlot(() => callPublic(client, binding, prepared))
  if (!lastReplies.has(key)) return reading
  return reading.catch((error: unknown) => answerWithLast(lastReplies.standIn(key, error)))
}

function callPublic(client: PlatformClient, binding: Binding, prepared: Prepared): Promise<unknown> {
  const { key, name, row, cacheMs, staleMs } = prepared
  const { signal } = binding
  const { publicReplies, lastReplies } = client
  const patient: Binding = { ...binding, deadline: { callMaxMs: row.timeoutMs, remainingMs: () => Infinity } }
  const isReplaceable = lastReplies.has(key)
  const waitMs = Math.min(timeLeft(prepared, binding.deadline), isReplaceable ? STALE_WAIT_MS : Infinity)
  // The time is over for a read that has waited for its slot: others' must not be begun for nothing.
  if (waitMs <= 0 || signal.aborted) return Promise.reject(signal.aborted ? signal.reason : timedOut(name, 0))
  return observed(client, binding, {
    prepared,
    isSpared: publicReplies.isUnderWay(key),
    send: () =>
      publicReplies.read(
        {
          key,
          cacheMs,
          signal,
          waitMs,
          tooLate: () => timedOut(name, waitMs),
          // The next caller may get its reply.
          outlivesCallers: isReplaceable,
          onReply: (reply) => lastReplies.noteReply(prepared, reply, staleMs),
          onFailure: (error) => lastReplies.noteFailure(prepared, error),
        },
        (shared) =>
          retryRead(() => send(client, patient, { prepared, signal: shared }), {
            deadline: patient.deadline,
            signal: shared,
          }),
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
    const value = decodeReply(name, row, reply)
    if (row.isReadable === undefined || row.isReadable(value)) return value
  } catch (error) {
    if (!isMissing(name, error)) throw error
    client.lacks.note(endpointLack(name))
    throw missingEndpoint(name)
  }
  throw new UpstreamFailure({ kind: 'invalid', endpoint: name, detail: 'the reply has an unexpected shape' })
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
