import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { CartQuery, readCartId } from '../cart/cartQuery.ts'
import { loadCart } from '../cart/cartRepository.ts'
import { fieldsOf } from '../catalogue/fields.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { stores } from '../stores.ts'
import { parseAddress } from './address.ts'
import { cartDeliveryDate } from './cartDeliveryDate.ts'
import { recalculateOrder } from './recalculateOrder.ts'

const DateQuery = Type.Object({
  ...CartQuery.properties,
  idEcommerce: Type.Optional(Type.String({ description: 'number of the store that asks' })),
})
const DATE_DESCRIPTION = `Days on which all of the cart would have arrived, as \`{ earliest, latest }\`, or null where
nothing can be said. Takes \`{ address: { country_id, postcode } }\`; without it the cart's own address counts.`

/** What a cart comes to when it is worked out anew, and when it would arrive. */
export function registerRecalculationRoutes(app: App, db: Kysely<Schema>): void {
  const tags = ['checkout']
  app.post(
    '/api/cart/delivery-date',
    { schema: { tags, summary: 'Day of delivery', description: DATE_DESCRIPTION, querystring: DateQuery } },
    async (request) => {
      const { idEcommerce } = request.query
      if (idEcommerce !== undefined && !stores.some(({ id }) => String(id) === idEcommerce))
        throw new PlatformError(400, `Unknown store ${idEcommerce}`)
      const cart = await loadCart(db, readCartId(request))
      const asked = parseAddress(fieldsOf(request.body).address)
      return success(await cartDeliveryDate(db, cart, { asked, now: new Date() }))
    },
  )
  app.post(
    '/api/cart/recalculate-order',
    { schema: { tags, summary: 'Totals, worked out anew and kept', querystring: CartQuery } },
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
