import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { CartQuery, readCartId } from '../cart/cartQuery.ts'
import { loadCart } from '../cart/cartRepository.ts'
import { fieldsOf } from '../parse/fields.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { windowAnswer } from '../stock/windowAnswer.ts'
import { stores } from '../stores.ts'
import { parseAddress } from './address.ts'
import { cartDeliveryDate } from './cartDeliveryDate.ts'
import { recalculateOrder } from './recalculateOrder.ts'

const DateQuery = Type.Object({
  ...CartQuery.properties,
  idEcommerce: Type.Optional(Type.String({ description: 'id of the calling store' })),
})
const DATE_DESCRIPTION = `Returns the first and last day of delivery of the whole cart, as
\`{ earliest, latest, made_to_order_days }\`, or null without an estimate. The third is null without goods that are made
to order. The body is \`{ address: { country_id, postcode } }\`. A missing field is taken from the cart.`

/** Registers the routes that recalculate a cart and estimate its delivery date. */
export function registerRecalculationRoutes(app: App, db: Kysely<Schema>): void {
  const tags = ['checkout']
  app.post(
    '/api/cart/delivery-date',
    { schema: { tags, summary: 'Delivery estimate of a cart', description: DATE_DESCRIPTION, querystring: DateQuery } },
    async (request) => {
      const { idEcommerce } = request.query
      if (idEcommerce !== undefined && !stores.some(({ id }) => String(id) === idEcommerce))
        throw new PlatformError(400, `Unknown store ${idEcommerce}`)
      const cart = await loadCart(db, readCartId(request))
      const asked = parseAddress(fieldsOf(request.body).address)
      const window = await cartDeliveryDate(db, cart, { asked, now: new Date() })
      return success(window && windowAnswer(window))
    },
  )
  app.post(
    '/api/cart/recalculate-order',
    { schema: { tags, summary: 'Recalculate and store a cart, and return its totals', querystring: CartQuery } },
    async (request) => {
      const cartId = readCartId(request)
      const totals = carryOutOnce(
        db,
        readIdempotency(request, cartId),
        async (transaction) => (await recalculateOrder(transaction, cartId)).totals,
      )
      return success(await totals)
    },
  )
}
