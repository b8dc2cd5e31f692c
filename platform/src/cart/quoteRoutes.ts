import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { CART_MAX_LINES } from '../limits.ts'
import { CartQuery, readCartId, readStore } from './cartQuery.ts'
import { QUOTE_NAME_MAX_LENGTH, QUOTE_TTL_DAYS, QUOTES_MAX, QUOTES_PAGE_SIZE } from './limits.ts'
import { createQuote, deleteQuote, listQuotes } from './quote.ts'

const Owner = Type.String({
  pattern: '^[\\w-]{32,64}$',
  description: 'secret of the caller; grants the right to read and to delete its quotes',
})
const OwnerQuery = Type.Object({ ...CartQuery.properties, owner: Owner })
const PageQuery = Type.Object({
  ...OwnerQuery.properties,
  pageSize: Type.Integer({ minimum: 1, maximum: QUOTES_MAX, default: QUOTES_PAGE_SIZE }),
  currentPage: Type.Integer({ minimum: 1, maximum: QUOTES_MAX, default: 1 }),
})
const Name = Type.String({ pattern: '\\S', maxLength: QUOTE_NAME_MAX_LENGTH })

const ItemIds = Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: CART_MAX_LINES })

/** Carts that are saved under a name, to be brought back later. */
export function registerQuoteRoutes(app: App, db: Kysely<Schema>): void {
  const schema = (summary: string) => ({ tags: ['quote'], summary, querystring: OwnerQuery })
  app.post(
    '/api/quote/create',
    {
      schema: {
        ...schema('Save the current content of a cart as a quote'),
        description: `Stores current prices for ${QUOTE_TTL_DAYS} days. An owner has at most ${QUOTES_MAX} quotes. With
\`item_ids\`, saves these items alone and takes them out of the cart.`,
        body: Type.Object({ name: Name, item_ids: Type.Optional(ItemIds) }),
      },
    },
    async (request) => {
      const { owner } = request.query
      const cartId = readCartId(request)
      const { name: typed, item_ids: itemIds = null } = request.body
      const name = typed.trim()
      const save = carryOutOnce(db, readIdempotency(request, owner), (transaction) =>
        createQuote(transaction, { owner, cartId, name, itemIds, now: new Date() }),
      )
      return success(await save)
    },
  )
  app.get(
    '/api/quote/list',
    { schema: { ...schema('Quotes of an owner in a store, newest first'), querystring: PageQuery } },
    async (request) => {
      const { owner, pageSize, currentPage } = request.query
      const page = { owner, store: readStore(request), now: new Date(), size: pageSize, page: currentPage }
      const { quotes, total } = await listQuotes(db, page)
      return success({
        items: quotes,
        search_criteria: { page_size: pageSize, current_page: currentPage },
        total_count: total,
      })
    },
  )
  app.post(
    '/api/quote/delete',
    { schema: { ...schema('Delete a quote'), body: Type.Object({ id: Type.String({ maxLength: 64 }) }) } },
    async (request) => {
      await deleteQuote(db, { owner: request.query.owner, id: request.body.id })
      return success(true)
    },
  )
}
