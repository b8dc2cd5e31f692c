import type { Kysely } from 'kysely'
import { assembleCart } from '../cart/assembleCart.ts'
import { CartQuery, readCartId } from '../cart/cartQuery.ts'
import { loadCart } from '../cart/cartRepository.ts'
import { fieldsOf, isFields } from '../parse/fields.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { collectTotals } from './collectTotals.ts'
import { paymentMethodAnswers } from './paymentMethodAnswers.ts'
import { setShippingInformation } from './setShippingInformation.ts'
import { registerPickupRoutes } from './pickupRoutes.ts'
import { shippingMethodAnswers } from './shippingMethodAnswers.ts'

const PICKUP = `For pick-up, \`pickup_locations\` lists the branches that can provide the whole cart. \`ready_from\` is
the first day of pick-up. \`shippingExtraFields.pickup_location_code\` of shipping-information, or of an order, selects
the branch.`

/** Ways to ship and to pay a cart. */
export function registerCheckoutRoutes(app: App, db: Kysely<Schema>): void {
  registerPickupRoutes(app, db)
  const schema = (summary: string) => ({ tags: ['checkout'], summary, querystring: CartQuery })
  app.get('/api/cart/payment-methods', { schema: schema('Payment methods of a cart') }, async (request) =>
    success(await paymentMethodAnswers(db, await assembleCart(db, await loadCart(db, readCartId(request))))),
  )
  app.post(
    '/api/cart/shipping-methods',
    { schema: { ...schema('Shipping methods of a cart for an address'), description: PICKUP } },
    async (request) => {
      const cart = await loadCart(db, readCartId(request))
      const { address } = fieldsOf(request.body)
      if (!isFields(address)) throw new PlatformError(400, 'No address element provided within the request body')
      return success(await shippingMethodAnswers(db, { ...cart, shipping_address: address }))
    },
  )
  app.post(
    '/api/cart/shipping-information',
    { schema: schema('Set addresses, shipping and payment method') },
    async (request) => {
      const cartId = readCartId(request)
      const { addressInformation } = fieldsOf(request.body)
      if (!isFields(addressInformation))
        throw new PlatformError(400, 'No address element provided within the request body')
      const change = carryOutOnce(db, readIdempotency(request, cartId), async (transaction) => {
        const cart = await setShippingInformation(transaction, cartId, addressInformation)
        return { payment_methods: await paymentMethodAnswers(transaction, cart), totals: cart.totals }
      })
      return success(await change)
    },
  )
  app.post(
    '/api/cart/collect-totals',
    { schema: schema('Totals with the given methods; stores the payment method') },
    async (request) => {
      const cart = await loadCart(db, readCartId(request))
      const { methods } = fieldsOf(request.body)
      if (!isFields(methods))
        throw new PlatformError(400, 'No shipping and payment methods element provided within the request body')
      return success(await collectTotals(db, cart, methods))
    },
  )
}
