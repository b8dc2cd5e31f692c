import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { loadProducts } from '../catalogue/catalogueRepository.ts'
import { canonicalEmail } from '../customers/customerRepository.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { SKU_MAX_CHARACTERS } from '../limits.ts'
import { requireStore } from '../stores.ts'
import { EMAIL_MAX_LENGTH } from '../typed/limits.ts'
import { isEmail } from '../typed/isEmail.ts'
import { lockStock } from './stockRepository.ts'
import { isSold, keepStockWish } from './stockWishes.ts'

const Body = Type.Object({
  sku: Type.String({ minLength: 1, maxLength: SKU_MAX_CHARACTERS }),
  email: Type.String({ maxLength: EMAIL_MAX_LENGTH }),
  storeCode: Type.Optional(Type.String()),
})
const DESCRIPTION = `Stores one stock alert per SKU and e-mail address. When the SKU is back in stock, the platform
sends one mail in the language of the store (see \`/outbox\` in development) and deletes the alert. Returns 404 for an
SKU that the store does not sell. Returns 400 for a SKU that is in stock, and for a product without its own stock: for a configurable
product, name the variant.`

const WITHOUT_OWN_STOCK: readonly string[] = ['configurable', 'bundle', 'grouped']

/** `POST /api/stock/notify`: a wish to hear when something is in stock again. */
export function registerStockWishRoutes(app: App, db: Kysely<Schema>): void {
  app.post(
    '/api/stock/notify',
    {
      schema: {
        tags: ['stock'],
        summary: 'Request a mail when a SKU is back in stock',
        description: DESCRIPTION,
        body: Body,
      },
    },
    async (request) => {
      const { sku } = request.body
      const store = requireStore(request.body.storeCode)
      const email = canonicalEmail(request.body.email)
      if (!isEmail(email)) throw new PlatformError(400, 'email must be an e-mail address')
      const product = (await loadProducts(db, store, [sku])).get(sku)
      if (product !== undefined && WITHOUT_OWN_STOCK.includes(product.kind))
        throw new PlatformError(400, `"${sku}" has no stock of its own: name the variant or part`)
      await db.transaction().execute(async (transaction) => {
        // Locked: a change of the stock at the same time would not see the alert, and nothing else would answer it.
        const stock = (await lockStock(transaction, [sku])).get(sku)
        if (stock === undefined || !(await isSold(transaction, store, sku)))
          throw new PlatformError(404, `The Product with the "${sku}" SKU doesn't exist.`)
        if (stock.is_in_stock && (stock.qty > 0 || !stock.manage_stock))
          throw new PlatformError(400, `"${sku}" is in stock`, { sku, left: stock.qty })
        await keepStockWish(transaction, { sku, email, storeCode: store.code })
      })
      return success({ sku, email })
    },
  )
}
