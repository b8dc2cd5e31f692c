import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { readStore } from '../cart/cartQuery.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { customerCoupons } from './customerCoupons.ts'

const CouponsQuery = Type.Object({
  ...TokenQuery.properties,
  userId: Type.Integer({ description: 'id of the customer, who must own the token' }),
})

/** Personal coupons of a customer. Codes open to all are never listed. */
export function registerCustomerCouponRoutes(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags: ['coupons'],
    summary: 'Personal coupons of the customer, newest first',
    description: 'Returns the coupons in the currency of the store that the request names. Only these are valid there.',
    querystring: CouponsQuery,
  }
  app.get('/api/ext/coupons', { schema }, async (request) => {
    const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
    if (request.query.userId !== customerId) throw new PlatformError(403, 'These are coupons of another customer')
    const { currency } = readStore(request)
    return success({ items: await customerCoupons(db, { customerId, currency, now: new Date() }) })
  })
}
