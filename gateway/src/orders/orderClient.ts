import * as v from 'valibot'
import type { CartScope } from '../cart/cartClient.ts'
import { isGone, isMissingEndpoint } from '../errors/isUpstreamError.ts'
import type { PlacedOrder } from '../session/sessionData.ts'
import type { RequestScope } from '../app/requestScope.ts'
import { endpointLack } from '../rest/missingEndpoint.ts'
import { UpstreamFailure, isUnauthenticated } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { decodeOrder } from './decodeOrder.ts'
import { readPendingOrder } from './pendingOrder.ts'
import { ORDER_NUMBER, RECEIPT_CODE } from './limits.ts'
import { findInHistory } from './orderHistoryClient.ts'
import type { OrderMapper } from './mappers.ts'

type OrderScope = CartScope & Pick<RequestScope, 'sharedStore' | 'storeSeal' | 'log'>

/**
 * Reads an order of this session or of the open account; the platform decides which may be read. Null for any other
 * order. If the platform cannot read orders by number in either way, the customer's history is searched; an order of this
 * session is returned from its stored data.
 */
export async function readOrder(scope: OrderScope, number: string): Promise<OrderMapper | null> {
  const { session, store, upstream } = scope
  const placed = session.orders.find((order) => order.number === number)
  if (!placed && (session.userToken === null || !ORDER_NUMBER.test(number))) return null
  try {
    const order = await readOrderBy({ upstream, store }, placed ?? { number, cartToken: '' })
    if (order !== null) return order
    if (session.userToken !== null && READS.every((endpoint) => upstream.lacks.has(endpointLack(endpoint)))) {
      const listed = await findInHistory(scope, number)
      if (listed !== null) return listed
    }
  } catch (error) {
    // The account has been closed meanwhile: another customer's order is null, like a missing one.
    if (placed || !isUnauthenticated(error)) throw error
    return null
  }
  const known = placed ? await readPendingOrder(scope, placed.cartToken) : null
  return known && { ...known, number }
}

/** Calls that read an order by its number. The second is for platforms that lack the first. */
const READS = ['orderRead', 'orderDetails'] as const

/** Reads an order by its number and the token of its cart; null if the platform does not know it. */
export async function readOrderBy(
  { upstream, store }: Pick<CartScope, 'upstream' | 'store'>,
  { number, cartToken }: PlacedOrder,
): Promise<OrderMapper | null> {
  try {
    return decodeOrder(await upstream.call('orderRead', { path: { orderNumber: number }, cartToken }), store)
  } catch (error) {
    if (!isGone(error)) throw error
    return isMissingEndpoint(error) ? readOrderDetails({ upstream, store }, { number, cartToken }) : null
  }
}

/** The same by the number in a body. An order of another number is none: its caller has no right to it. */
async function readOrderDetails(
  { upstream, store }: Pick<CartScope, 'upstream' | 'store'>,
  { number, cartToken }: PlacedOrder,
): Promise<OrderMapper | null> {
  try {
    const result = await upstream.call('orderDetails', { body: { idEcommerce: number }, cartToken })
    const order = decodeOrder(result, store)
    return order?.number === number ? order : null
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Reads the order of a receipt code, as found in the platform's mail; null for an unknown or invalid code. */
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
  // Number of a job: the order is queued, and has no number yet.
  v.pipe(
    v.number(),
    v.transform(() => null),
  ),
  // Older platforms accept an order without naming its number.
  v.pipe(
    v.literal('OK'),
    v.transform(() => null),
  ),
])

/** Order that is sent to the platform. */
export type OrderRequest = Readonly<{
  body: object
  idempotencyKey: string
  /** Amount and currency, such as `1082.00 MXN`: the platform refuses any other total. Null without an agreed total. */
  agreedTotal: string | null
}>

/**
 * Places an order and returns its number; null if the platform has queued it. Throws UpstreamRefusal if the platform
 * refuses it, which some do in a text with code 200.
 */
export async function postOrder(
  { upstream }: CartScope,
  { body, idempotencyKey, agreedTotal }: OrderRequest,
): Promise<string | null> {
  // A header, since the public contract refuses a body with an unknown field.
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

/** Returns the number of the order that was sent under this id; null if none was placed. */
export async function findPlacedOrder({ upstream }: CartScope, orderId: string): Promise<string | null> {
  const synced = v.safeParse(syncedSchema, await upstream.call('orderSync', { path: { orderId } }))
  if (!synced.success) throw new UpstreamFailure({ kind: 'invalid', endpoint: 'orderSync', detail: 'no order number' })
  return synced.output
}
