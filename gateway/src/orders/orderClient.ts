import * as v from 'valibot'
import { type CartScope, isGone } from '../cart/cartClient.ts'
import type { PlacedOrder } from '../session/sessionData.ts'
import type { GraphContext } from '../graph/context.ts'
import { endpointLack } from '../upstream/missingEndpoint.ts'
import { UpstreamFailure, isUnauthenticated } from '../upstream/upstreamFailure.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { decodeOrder } from './decodeOrder.ts'
import { readKeptOrder } from './keptOrder.ts'
import { RECEIPT_CODE } from './limits.ts'
import { findInHistory } from './orderHistoryClient.ts'
import type { OrderMapper } from './mappers.ts'

type OrderScope = CartScope & Pick<GraphContext, 'sharedStore' | 'log'>

/**
 * Reads an order that this session placed, or whose customer has the account open: the platform decides that. Null for any
 * other, and for one that the platform does not know. A platform that reads no orders by their number is asked for the
 * customer's history; an order of this session is shown as it was known when it was sent.
 */
export async function readOrder(scope: OrderScope, number: string): Promise<OrderMapper | null> {
  const { session, store, upstream } = scope
  const placed = session.orders.find((order) => order.number === number)
  if (!placed && (session.userToken === null || !ORDER_NUMBER.test(number))) return null
  try {
    const order = await readOrderBy({ upstream, store }, placed ?? { number, cartToken: '' })
    if (order !== null) return order
    if (session.userToken !== null && upstream.lacks.has(endpointLack('orderRead'))) {
      const listed = await findInHistory(scope, number)
      if (listed !== null) return listed
    }
  } catch (error) {
    // The account is closed meanwhile: an order of somebody else is as missing.
    if (placed || !isUnauthenticated(error)) throw error
    return null
  }
  const known = placed ? await readKeptOrder(scope, placed.cartToken) : null
  return known && { ...known, number }
}

/** Reads the order of a number for whoever has the token of its cart; null for one that the platform does not know. */
export async function readOrderBy(
  { upstream, store }: Pick<CartScope, 'upstream' | 'store'>,
  { number, cartToken }: PlacedOrder,
): Promise<OrderMapper | null> {
  try {
    const result = await upstream.call('orderRead', { path: { orderNumber: number }, cartToken })
    return decodeOrder(result, store)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** The order whose receipt has this code, as the platform's mail holds it; null when it leads nowhere, or is none. */
export async function readOrderByCode(
  { upstream, store }: Pick<CartScope, 'upstream' | 'store'>,
  code: string,
): Promise<OrderMapper | null> {
  if (!RECEIPT_CODE.test(code)) return null
  try {
    return decodeOrder(await upstream.call('orderReceipt', { path: { code } }), store)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** What may be an order's number. */
export const ORDER_NUMBER = /^[\w-]{1,64}$/

const numberText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty())
const placedSchema = v.union([
  v.pipe(
    v.object({ orderNumber: numberText }),
    v.transform(({ orderNumber }) => orderNumber),
  ),
  v.pipe(
    v.object({ backendOrderId: numberText }),
    v.transform(({ backendOrderId }) => backendOrderId),
  ),
  // The number of a job: the order is in the platform's queue, and has no number yet.
  v.pipe(
    v.number(),
    v.transform(() => null),
  ),
])

/** An order on its way to the platform. */
export type OrderRequest = Readonly<{
  body: object
  idempotencyKey: string
  /** Amount and currency, such as `1082.00 MXN`: the platform refuses any other total. Null when none was agreed. */
  agreedTotal: string | null
}>

/**
 * Places an order and returns its number; null for one that the platform has put into a queue. Throws UpstreamRefusal when
 * the platform refuses it: some say so in a text with code 200.
 */
export async function postOrder(
  { upstream }: CartScope,
  { body, idempotencyKey, agreedTotal }: OrderRequest,
): Promise<string | null> {
  // A header: the public contract refuses a body with a field that it does not name.
  const headers = agreedTotal === null ? undefined : { 'x-agreed-total': agreedTotal }
  const result = await upstream.call('orderPlace', { body, idempotencyKey, headers })
  if (typeof result === 'string' && /^invalid /i.test(result))
    throw new UpstreamRefusal({ endpoint: 'orderPlace', status: 400, message: result, result })
  const placed = v.safeParse(placedSchema, result)
  if (!placed.success) throw new UpstreamFailure({ kind: 'invalid', endpoint: 'orderPlace', detail: 'no order number' })
  return placed.output
}

const syncedSchema = v.union([
  v.pipe(
    v.object({ order_number: numberText }),
    v.transform((synced) => synced.order_number),
  ),
  v.pipe(
    v.object({ platform_order_id: numberText }),
    v.transform((synced) => synced.platform_order_id),
  ),
  v.null(),
])

/** The number of the order that was sent under this id of ours; null when none was placed. */
export async function findPlacedOrder({ upstream }: CartScope, orderId: string): Promise<string | null> {
  const synced = v.safeParse(syncedSchema, await upstream.call('orderSync', { path: { orderId } }))
  if (!synced.success) throw new UpstreamFailure({ kind: 'invalid', endpoint: 'orderSync', detail: 'no order number' })
  return synced.output
}
