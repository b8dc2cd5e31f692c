import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { CartQuery, readCartId } from './cartQuery.ts'
import { lockCart, updateCart } from './cartRepository.ts'
import { Gift } from './gift.ts'

const Body = Type.Object({ gift: Type.Union([Gift, Type.Null()]) })
const DESCRIPTION = `Replaces the gift message of a cart; null removes it. Totals of the cart return it as
\`gift_message\`, and the order keeps it.`

/** Registers the route that sets the gift message of a cart. */
export function registerGiftRoutes(app: App, db: Kysely<Schema>): void {
  const schema = { tags: ['cart'], summary: 'Set the gift message', description: DESCRIPTION, querystring: CartQuery }
  app.post('/api/cart/gift', { schema: { ...schema, body: Body } }, async (request) => {
    const cartId = readCartId(request)
    const { gift } = request.body
    const change = carryOutOnce(db, readIdempotency(request, cartId), async (transaction) => {
      await lockCart(transaction, cartId)
      await updateCart(transaction, cartId, { gift: gift === null ? null : JSON.stringify(gift) })
      return gift
    })
    return success(await change)
  })
}
