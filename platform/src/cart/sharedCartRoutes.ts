import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { storeOrDefault } from '../stores.ts'
import { CartQuery, readCartId, readStore } from './cartQuery.ts'
import { loadCart } from './cartRepository.ts'
import { SHARED_CART_TTL_DAYS } from './limits.ts'
import { readSharedCart, shareCart } from './sharedCart.ts'

const Code = Type.Object({ code: Type.String({ description: 'code from `POST /api/cart/share`' }) })

/** Links that open a cart on another device. */
export function registerSharedCartRoutes(app: App, db: Kysely<Schema>): void {
  const tags = ['cart']
  app.post(
    '/api/cart/share',
    {
      schema: {
        tags,
        summary: 'Share the current content of a cart',
        description: `Answers as \`GET /api/cart/shared/{code}\`. The code is valid for ${SHARED_CART_TTL_DAYS} days.`,
        querystring: CartQuery,
      },
    },
    async (request) => {
      const cartId = readCartId(request)
      const share = carryOutOnce(db, readIdempotency(request, cartId), async (transaction) => {
        const now = new Date()
        const code = await shareCart(transaction, cartId, now)
        const store = storeOrDefault((await loadCart(transaction, cartId)).store_code)
        return readSharedCart(transaction, { code, store, now })
      })
      return success(await share)
    },
  )
  app.get(
    '/api/cart/shared/:code',
    {
      schema: {
        tags,
        summary: 'Shared cart of this store',
        params: Code,
        querystring: CartQuery,
      },
    },
    async (request) =>
      success(await readSharedCart(db, { code: request.params.code, store: readStore(request), now: new Date() })),
  )
}
