import * as v from 'valibot'
import type { GraphContext } from '../app/context.ts'
import { SharedStoreUnavailable } from '../cache/sharedStore.ts'
import { loggedError } from '../errors/core/loggedError.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { UpstreamFailure, isUnsent } from '../errors/upstreamFailure.ts'
import { PENDING_ORDER_TTL_MS, ORDER_QUEUE_WAIT_MS } from './limits.ts'
import { findPlacedOrder } from './orderClient.ts'

type QueueScope = Pick<GraphContext, 'sharedStore' | 'storeSeal' | 'store' | 'session' | 'upstream' | 'loaders' | 'log'>

/**
 * Statuses with which a call has no effect: the token was rejected before anything else, there is no such route, a rate
 * limit was reached. No other status proves it: proxies reply 502 and 504 for calls that arrived, and some 503 too; an
 * error page, or a reply that cannot be read, may come after the order was placed.
 */
const WITHOUT_EFFECT: ReadonlySet<number | null> = new Set([401, 404, 429])

const sentAtSchema = v.pipe(v.string(), v.transform(Number), v.finite())

/** Records that the platform queues this store's orders. */
export async function noteQueue({ sharedStore, store, log }: QueueScope): Promise<void> {
  await sharedStore
    .set(`order-queue:${store.code}`, '1', PENDING_ORDER_TTL_MS)
    .catch((error: unknown) => log.warn(loggedError(error), 'the state of the order queue could not be stored'))
}

/**
 * Sends an order, and marks it as sent from now on. A call that certainly had no effect leaves the mark as it was: an
 * earlier call may still have arrived.
 */
export async function sendOnce<Sent>(
  { sharedStore, log }: Pick<QueueScope, 'sharedStore' | 'log'>,
  orderId: string,
  send: () => Promise<Sent>,
): Promise<Sent> {
  const key = sentKey(orderId)
  const mark = (value: string) => sharedStore.set(key, value, PENDING_ORDER_TTL_MS)
  const earlier = await sharedStore.get(key).catch(() => null)
  await mark(String(Date.now())).catch((error: unknown) =>
    log.warn(loggedError(error), 'it could not be stored that an order was sent'),
  )
  try {
    return await send()
  } catch (error) {
    const isVoid = isUnsent(error) || (error instanceof UpstreamFailure && WITHOUT_EFFECT.has(error.status))
    if (isVoid) await (earlier === null ? sharedStore.delete(key) : mark(earlier)).catch(() => undefined)
    throw error
  }
}

/**
 * Returns the number of an order that was sent before under this id, and whose reply was lost; null if it may be sent.
 * The public API creates two orders from one that is sent twice, so the platform is asked for the first. Throws
 * UPSTREAM_TIMEOUT while a queue may still hold what was sent last.
 */
export async function orderSentBefore(scope: QueueScope, orderId: string): Promise<string | null> {
  const { sharedStore, store, log } = scope
  try {
    const mark = await sharedStore.get(sentKey(orderId))
    if (mark === null) return null
    const number = await findPlacedOrder(scope, orderId)
    if (number !== null) return number
    const sentAt = v.safeParse(sentAtSchema, mark)
    const isRecent = sentAt.success && Date.now() - sentAt.output < ORDER_QUEUE_WAIT_MS
    const isQueueing = (await sharedStore.get(`order-queue:${store.code}`)) !== null
    if (!isRecent || !isQueueing) return null
  } catch (error) {
    if (!(error instanceof SharedStoreUnavailable)) throw error
    log.warn(loggedError(error), 'could not check whether an order was already sent')
    return null
  }
  throw new GatewayError('UPSTREAM_TIMEOUT', 'The order is still being placed. Retry later.')
}

function sentKey(orderId: string): string {
  return `order-sent:${orderId}`
}
