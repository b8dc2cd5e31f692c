import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { ORDER_HISTORY_PAGE_SIZE, ORDER_HISTORY_PAGE_SIZE_MAX } from '../customers/limits.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import { loadGiftCards } from '../giftcards/orderGiftCards.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { orderAnswer } from './orderAnswer.ts'
import { loadCustomerOrders, loadItemsOf } from './orderRepository.ts'

const PAGE_MAX = 10_000

/** `GET /api/user/order-history`: what a customer has ordered, in all stores. */
export function registerOrderHistoryRoutes(app: App, db: Kysely<Schema>): void {
  const querystring = Type.Object({
    ...TokenQuery.properties,
    pageSize: Type.Integer({ minimum: 1, maximum: ORDER_HISTORY_PAGE_SIZE_MAX, default: ORDER_HISTORY_PAGE_SIZE }),
    currentPage: Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 }),
  })
  app.get(
    '/api/user/order-history',
    { schema: { tags: ['customers'], summary: 'Orders of the customer in all stores, newest first', querystring } },
    async (request) => {
      const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
      const { pageSize, currentPage } = request.query
      const { orders, total } = await loadCustomerOrders(db, { customerId, size: pageSize, page: currentPage })
      const items = await loadItemsOf(db, orders)
      const giftCards = await loadGiftCards(
        db,
        orders.map(({ id }) => id),
      )
      return success({
        items: orders.map((order) => orderAnswer(order, items.get(order.id) ?? [], giftCards.get(order.id))),
        search_criteria: {
          filter_groups: [{ filters: [{ field: 'customer_id', value: String(customerId), condition_type: 'eq' }] }],
          sort_orders: [{ field: 'entity_id', direction: 'desc' }],
          page_size: pageSize,
          current_page: currentPage,
        },
        total_count: total,
      })
    },
  )
}
