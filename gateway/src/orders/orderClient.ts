import * as v from 'valibot'
import { type CartScope, isGone } from '../cart/cartClient.ts'
import type { PlacedOrder } from '../session/sessionData.ts'
import { UpstreamFailure, isUnauthenticated } from '../upstream/upstreamFailure.ts'
import { decodeOrder } from './decodeOrder.ts'
import { RECEIPT_CODE } from './limits.ts'
import type { OrderMapper } from './mappers.ts'

/**
 * Reads an order that this session placed, or whose customer has the account open: that is for the platform to say. Null
 * for any other, and for one that the platform does not know.
 */
export async function readOrder({ upstream, session, store }: CartScope, number: string): Promise<OrderMapper | null> {
  const placed = session.orders.find((order) => order.number === number)
  if (placed) return readOrderBy({ upstream, store }, placed)
  if (session.userToken === null || !ORDER_NUMBER.test(number)) return null
  try {
    return await readOrderBy({ upstream, store }, { number, cartToken: '' })
  } catch (error) {
    // The account is closed meanwhile: somebody else's is as missing.
    if (isUnauthenticated(error)) return null
    throw error
  }
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
])

/** An order on its way to the platform. */
export type OrderRequest = Readonly<{
  body: object
  idempotencyKey: string
  /** Amount and currency, such as `1082.00 MXN`: the platform refuses any other total. Null when none was agreed. */
  agreedTotal: string | null
}>

/** Places an order and returns its number. Throws UpstreamRefusal when the platform says no. */
export async function postOrder(
  { upstream }: CartScope,
  { body, idempotencyKey, agreedTotal }: OrderRequest,
): Promise<string> {
  // A header: the public contract refuses a body with a field that it does not name.
  const headers = agreedTotal === null ? undefined : { 'x-agreed-total': agreedTotal }
  const placed = v.safeParse(placedSchema, await upstream.call('orderPlace', { body, idempotencyKey, headers }))
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
