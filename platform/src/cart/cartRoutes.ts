import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { assembleCart } from './assembleCart.ts'
import { cartLineAnswer } from './lines/cartLineAnswer.ts'
import { CartQuery, readCartId, readStore } from './cartQuery.ts'
import { createCart, loadCart, openCustomerCart } from './cartRepository.ts'
import { changeLine, removeLine } from './lines/changeLine.ts'
import { parseItemReference, parseItemRequest } from './lines/itemRequest.ts'
import { readLines } from './lines/readLines.ts'

const CartItemBody = Type.Object({
  cartItem: Type.Optional(
    Type.Unknown({ description: 'sku, qty, item_id, product_option, extension_attributes.additional_data' }),
  ),
})

/** Carts of guests and customers, and their lines. */
export function registerCartRoutes(app: App, db: Kysely<Schema>): void {
  const schema = (summary: string) => ({ tags: ['cart'], summary, querystring: CartQuery })
  const creating = {
    ...schema('Create a guest cart or open the customer cart'),
    description: `The \`Idempotency-Key\` of a guest is a secret, such as a random UUID: any request with it gets the id of
the same cart.`,
  }
  app.post('/api/cart/create', { schema: creating }, async (request) => {
    const { ownCart } = request
    const store = readStore(request)
    if (ownCart !== null) return success(await openCustomerCart(db, { customerId: ownCart.customerId, store }))
    return success(
      await carryOutOnce(db, readIdempotency(request, ''), (transaction) => createCart(transaction, store)),
    )
  })
  app.get('/api/cart/pull', { schema: schema('Lines of a cart') }, async (request) => {
    const cart = await loadCart(db, readCartId(request))
    const { lines } = await readLines(db, cart)
    return success(lines.map((line) => cartLineAnswer(cart.id, line)))
  })
  app.post(
    '/api/cart/update',
    { schema: { ...schema('Add a line, or set the quantity of a line'), body: CartItemBody } },
    async (request) => {
      const cartId = readCartId(request)
      const item = parseItemRequest(request.body)
      const change = carryOutOnce(db, readIdempotency(request, cartId), async (transaction) =>
        cartLineAnswer(cartId, await changeLine(transaction, cartId, item)),
      )
      return success(await change)
    },
  )
  app.post('/api/cart/delete', { schema: { ...schema('Remove a line'), body: CartItemBody } }, async (request) => {
    const cartId = readCartId(request)
    const item = parseItemReference(request.body)
    const removal = carryOutOnce(db, readIdempotency(request, cartId), async (transaction) => {
      await removeLine(transaction, cartId, item)
      return true
    })
    return success(await removal)
  })
  app.get('/api/cart/totals', { schema: schema('Totals of a cart') }, async (request) =>
    success((await assembleCart(db, await loadCart(db, readCartId(request)))).totals),
  )
}
