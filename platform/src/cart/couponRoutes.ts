import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { assembleCart } from './assembleCart.ts'
import { CartQuery, readCartId } from './cartQuery.ts'
import { loadCart, lockCart, updateCart } from './cartRepository.ts'
import { isCouponValid, loadCoupon } from './coupon.ts'

const INVALID = "The coupon code isn't valid. Verify the code and try again."
const CouponQuery = Type.Object({ ...CartQuery.properties, coupon: Type.Optional(Type.String()) })

/** Discount codes of a cart: one at a time, a new one replaces the old. */
export function registerCouponRoutes(app: App, db: Kysely<Schema>): void {
  const tags = ['cart']
  app.post(
    '/api/cart/apply-coupon',
    { schema: { tags, summary: 'Apply a coupon', querystring: CouponQuery } },
    async (request) => {
      const cartId = readCartId(request)
      const code = request.query.coupon?.trim()
      if (!code) throw new PlatformError(400, 'No coupon code provided')
      return success(
        await carryOutOnce(db, readIdempotency(request, cartId), (transaction) =>
          applyCoupon(transaction, cartId, code),
        ),
      )
    },
  )
  app.post(
    '/api/cart/delete-coupon',
    { schema: { tags, summary: 'Remove the coupon', querystring: CartQuery } },
    async (request) => {
      const cartId = readCartId(request)
      const removal = carryOutOnce(db, readIdempotency(request, cartId), async (transaction) => {
        await lockCart(transaction, cartId)
        await updateCart(transaction, cartId, { coupon_code: null })
        return true
      })
      return success(await removal)
    },
  )
  app.get(
    '/api/cart/coupon',
    { schema: { tags, summary: 'The coupon applied, or null', querystring: CartQuery } },
    async (request) =>
      success((await assembleCart(db, await loadCart(db, readCartId(request)))).totals.coupon_code ?? null),
  )
}

async function applyCoupon(db: Database, cartId: string, code: string): Promise<true> {
  const cart = await lockCart(db, cartId)
  const { lines, subtotalInclTax, store, hasGiftCard } = await assembleCart(db, cart)
  if (lines.length === 0) throw new PlatformError(404, `The "${cartId}" Cart doesn't contain products.`)
  const coupon = await loadCoupon(db, code)
  const circumstances = { customerId: cart.customer_id, currency: store.currency, subtotalInclTax, now: new Date() }
  if (hasGiftCard || coupon === null || !isCouponValid(coupon, circumstances)) throw new PlatformError(404, INVALID)
  await updateCart(db, cartId, { coupon_code: coupon.code })
  return true
}
