import { Type } from 'typebox'
import type { Static } from 'typebox'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { CART_MAX_LINES, LINE_MAX_QUANTITY } from '../limits.ts'
import { requireUnits } from '../orders/cancellation/cancelItems.ts'
import { loadOrderItems } from '../orders/orderRepository.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { returnBefore } from '../orders/cancellation/returnBefore.ts'
import {
  RETURN_COMMENT_MAX_LENGTH,
  RETURN_PHOTO_MAX_BYTES,
  RETURN_PHOTOS_MAX,
  RETURNS_PER_ORDER_MAX,
} from './limits.ts'
import { RETURN_CONDITIONS, RETURN_REASONS, RETURN_RESOLUTIONS } from './returnAttributes.ts'
import { insertReturn, unitsReturnable } from './returnRepository.ts'
import { sendReturnStep } from './sendReturnStep.ts'

const oneOf = <Code extends string>(codes: readonly Code[]) => Type.Union(codes.map((code) => Type.Literal(code)))
const BASE64_MAX_LENGTH = Math.ceil(RETURN_PHOTO_MAX_BYTES / 3) * 4

export const ReturnBody = Type.Object({
  items: Type.Array(
    Type.Object({
      item_id: Type.Integer({ minimum: 1 }),
      qty: Type.Integer({ minimum: 1, maximum: LINE_MAX_QUANTITY }),
      reason: oneOf(RETURN_REASONS),
      condition: oneOf(RETURN_CONDITIONS),
      resolution: oneOf(RETURN_RESOLUTIONS),
    }),
    { minItems: 1, maxItems: CART_MAX_LINES },
  ),
  comment: Type.Optional(Type.Union([Type.String({ maxLength: RETURN_COMMENT_MAX_LENGTH }), Type.Null()])),
  photos: Type.Array(Type.String({ maxLength: BASE64_MAX_LENGTH, pattern: '^[A-Za-z0-9+/]+={0,2}$' }), {
    maxItems: RETURN_PHOTOS_MAX,
    default: [],
    description: 'JPEG files in base64',
  }),
})

type Asked = Static<typeof ReturnBody> & Readonly<{ now: Date }>

/**
 * Keeps what a buyer wants to send back, within the transaction that has locked the order.
 * @returns the number of the return.
 * @throws PlatformError 409 when the order is not there to be returned, or no longer; 400 for units that are not.
 */
export async function createReturn(db: Database, order: OrderRow, asked: Asked): Promise<string> {
  const before = returnBefore(order)
  if (before === null) throw new PlatformError(409, 'The order has not been delivered yet.')
  if (before < asked.now) throw new PlatformError(409, 'The time to return this order is over')
  const { count } = await db
    .selectFrom('sales_return')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= RETURNS_PER_ORDER_MAX)
    throw new PlatformError(409, `An order has at most ${RETURNS_PER_ORDER_MAX} returns`)
  const known = await loadOrderItems(db, order.id)
  const left = await unitsReturnable(db, order.id, known)
  requireUnits(known, asked.items, ({ id }) => left.get(id) ?? 0)
  const { id, number } = await insertReturn(db, {
    orderId: order.id,
    comment: asked.comment?.trim() || null,
    items: asked.items.map(({ item_id, ...item }) => ({ ...item, order_item_id: item_id })),
    photos: asked.photos,
  })
  await sendReturnStep(db, order, { id, returnNumber: number, step: 'requested' })
  return number
}
