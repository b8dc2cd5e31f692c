import * as v from 'valibot'
import type { GraphContext } from '../app/context.ts'
import { SharedStoreUnavailable } from '../cache/sharedStore.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { PENDING_ORDER_TTL_MS, ORDER_QUEUE_WAIT_MS } from './limits.ts'
import { findPlacedOrder } from './orderClient.ts'

type QueueScope = Pick<GraphContext, 'sharedStore' | 'store' | 'session' | 'upstream' | 'loaders' | 'log'>

/** Pattern of failures before the call left this process. */
const NOT_CONNECTED = /ECONNREFUSED|circuit/

const sentAtSchema = v.pipe(v.string(), v.transform(Number), v.finite())

/** Records that the platform queues this store's orders. */
export async function noteQueue({ sharedStore, store, log }: QueueScope): Promise<void> {
  await sharedStore
    .set(`order-queue:${store.code}`, '1', PENDING_ORDER_TTL_MS)
    .catch((error: unknown) => log.warn({ err: error }, 'the state of the order queue could not be stored'))
}

/** Sends an order. Clears its mark if it certainly never arrived. */
export async function sendOnce<Sent>(
  { sharedStore }: QueueScope,
  orderId: string,
  send: () => Promise<Sent>,
): Promise<Sent> {
  try {
    return await send()
  } catch (error) {
    const isUnsent = error instanceof UpstreamFailure && (error.status !== null || NOT_CONNECTED.test(error.detail))
    if (isUnsent) await sharedStore.delete(`order-sent:${orderId}`).catch(() => undefined)
    throw error
  }
}

/**
 * Returns the number of an order that was sent before under this id, and whose reply was lost; null if it may be sent.
 * The public API creates two orders from one that is sent twice, so the platform is asked for the first. Throws
 * UPSTREAM_TIMEOUT while a queue may still hold it.
 */
export async function orderSentBefore(scope: QueueScope, orderId: string): Promise<string | null> {
  const { sharedStore, store, log } = scope
  const key = `order-sent:${orderId}`
  try {
    if (await sharedStore.setIfAbsent(key, String(Date.now()), PENDING_ORDER_TTL_MS)) return null
    const number = await findPlacedOrder(scope, orderId)
    if (number !== null) return number
    const sentAt = v.safeParse(sentAtSchema, (await sharedStore.get(key)) ?? '')
    const isRecent = sentAt.success && Date.now() - sentAt.output < ORDER_QUEUE_WAIT_MS
    const isQueueing = (await sharedStore.get(`order-queue:${store.code}`)) !== null
    if (!isRecent || !isQueueing) return null
  } catch (error) {
    if (!(error instanceof SharedStoreUnavailable)) throw error
    log.warn({ err: error }, 'could not check whether an order was already sent')
    return null
  }
  throw new GatewayError('UPSTREAM_TIMEOUT', 'The order is still being placed. Retry later.')
}
