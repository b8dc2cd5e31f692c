import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { readStore } from '../cart/cartQuery.ts'
import { requireBearer } from '../customers/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { customerCoupons } from './customerCoupons.ts'

const CouponsQuery = Type.Object({
  ...TokenQuery.properties,
  userId: Type.Integer({ description: 'whose coupons: the token has to be theirs' }),
})

/** Coupons of a customer alone. Codes that everybody may use are listed nowhere. */
export function registerCustomerCouponRoutes(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags: ['coupons'],
    summary: 'A customer’s own coupons, the newest first',
    description: 'Those in the currency of the store that the call names: no other can be used there.',
    querystring: CouponsQuery,
  }
  app.get('/api/ext/coupons', { schema }, async (request) => {
    const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
    if (request.query.userId !== customerId) throw new PlatformError(403, 'These are coupons of another customer')
    const { currency } = readStore(request)
    return success({ items: await customerCoupons(db, { customerId, currency, now: new Date() }) })
  })
}
