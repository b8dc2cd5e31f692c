import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { fieldsOf, textOf } from '../parse/fields.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { CartQuery, readCartId } from './cartQuery.ts'
import { lockCart, updateCart } from './cartRepository.ts'
import { registerGiftRoutes } from './giftRoutes.ts'
import { ORIGIN_MAX_LENGTH } from './limits.ts'

const OriginQuery = Type.Object({
  ...CartQuery.properties,
  utmSource: Type.Optional(Type.String({ description: 'source of the visit; also accepted in the body' })),
})

/**
 * Registers the routes of what a cart keeps beside its lines: gift message and campaign. The last campaign
 * wins; both are copied to the order.
 */
export function registerOriginRoutes(app: App, db: Kysely<Schema>): void {
  registerGiftRoutes(app, db)
  app.post(
    '/api/user/set-origin',
    { schema: { tags: ['cart'], summary: 'Record the campaign of a cart', querystring: OriginQuery } },
    async (request) => {
      const cartId = readCartId(request)
      const origin = (request.query.utmSource ?? textOf(fieldsOf(request.body).utmSource) ?? '').trim()
      if (origin === '') throw new PlatformError(400, 'No utmSource provided')
      if (origin.length > ORIGIN_MAX_LENGTH)
        throw new PlatformError(400, `utmSource has at most ${ORIGIN_MAX_LENGTH} characters`)
      const change = carryOutOnce(db, readIdempotency(request, cartId), async (transaction) => {
        await lockCart(transaction, cartId)
        await updateCart(transaction, cartId, { origin })
        return true
      })
      return success(await change)
    },
  )
}
