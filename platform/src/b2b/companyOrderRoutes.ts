import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { forbidCaching } from '../credit/accounts/accountRequest.ts'
import { ORDER_HISTORY_PAGE_SIZE, ORDER_HISTORY_PAGE_SIZE_MAX } from '../customers/limits.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Database, Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { loadItemsOf } from '../orders/orderRepository.ts'
import { orderAnswer } from '../orders/orderAnswer.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { CompanyParams } from './companyBody.ts'
import { companyForbidden, companyRefusal, noCompany } from './companyRefusal.ts'
import { findMembership, requireMembership, STATUS } from './membership.ts'
import { hasEarnedWholesale, wholesaleProgress } from './wholesale.ts'
import { isWholesale } from './companyAnswer.ts'
import { WHOLESALE_GROUP } from './limits.ts'

const tags = ['companies']
const PAGE_MAX = 10_000

/** Registers the list of a company's orders, and its request for wholesale prices. */
export function registerCompanyOrderRoutes(app: App, db: Kysely<Schema>): void {
  const querystring = Type.Object({
    ...TokenQuery.properties,
    pageSize: Type.Integer({ minimum: 1, maximum: ORDER_HISTORY_PAGE_SIZE_MAX, default: ORDER_HISTORY_PAGE_SIZE }),
    currentPage: Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 }),
    user: Type.Optional(Type.Integer({ minimum: 1, description: 'id of the user who placed them' })),
  })
  const schema = {
    tags,
    summary: 'Orders in the name of a company, newest first',
    description: 'A buyer is given their own alone.',
    params: CompanyParams,
    querystring,
  }
  app.get('/api/ext/company_orders/:companyId', { schema, onRequest: forbidCaching }, async (request) => {
    const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
    const { companyId } = request.params
    const roles = ['SUPER_USER', 'BUYER', 'VIEWER'] as const
    const { company, role } = await requireMembership(db, { customerId, companyId, roles })
    if (company.status !== STATUS.approved && company.status !== STATUS.blocked) throw companyForbidden()
    const { pageSize: size, currentPage: page, user = null } = request.query
    const placedBy = role === 'BUYER' ? customerId : user
    const { orders, total } = await loadCompanyOrders(db, { companyId, placedBy, size, page })
    return success({ items: await answersOf(db, orders, customerId), total_count: total })
  })
  registerWholesale(app, db)
}

function registerWholesale(app: App, db: Kysely<Schema>): void {
  const schema = {
    tags,
    summary: 'Ask for wholesale prices',
    description: 'For the super user of an approved company. A refusal says what is missing.',
    querystring: TokenQuery,
    body: Type.Object({ customerId: Type.Integer({ minimum: 1 }) }),
  }
  app.post('/api/ext/whole_sale_account', { schema, onRequest: forbidCaching }, async (request) => {
    const now = new Date()
    const { customerId } = await requireBearer(db, userTokenOf(request), now)
    if (customerId !== request.body.customerId) throw companyForbidden()
    const membership = await findMembership(db, customerId)
    if (membership === null) throw noCompany()
    const { company, role } = membership
    if (role !== 'SUPER_USER' || company.status !== STATUS.approved) throw companyForbidden()
    const since = isWholesale(company) ? company.wholesale_since : await grantWholesale(db, company.id, now)
    return success({
      is_wholesale: true,
      customer_group_id: WHOLESALE_GROUP,
      since: since?.toISOString() ?? now.toISOString(),
    })
  })
}

async function grantWholesale(db: Database, companyId: number, now: Date): Promise<Date> {
  const progress = await wholesaleProgress(db, companyId, now)
  const missing = { orders_missing: progress.ordersMissing, amount_missing: progress.amountMissing }
  if (!hasEarnedWholesale(progress))
    throw companyRefusal(409, { reason: 'wholesale', message: 'Not enough orders yet', meta: missing })
  const granting = db.updateTable('company').set({ wholesale_since: now, customer_group_id: WHOLESALE_GROUP })
  await granting.where('id', '=', companyId).where('status', '=', STATUS.approved).execute()
  return now
}

type Page = Readonly<{ companyId: number; placedBy: number | null; size: number; page: number }>

async function loadCompanyOrders(db: Database, { companyId, placedBy, size, page }: Page) {
  const all = db.selectFrom('sales_order').where('company_id', '=', companyId)
  const asked = placedBy === null ? all : all.where('customer_id', '=', placedBy)
  const { total } = await asked.select((select) => select.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const orders = await asked
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { orders, total: Number(total) }
}

/** Orders as the order history has them. One that another user placed can be read, and neither canceled nor paid. */
async function answersOf(db: Database, orders: readonly OrderRow[], customerId: number) {
  const items = await loadItemsOf(db, orders)
  const ids = [...new Set(orders.flatMap(({ customer_id: id }) => id ?? []))]
  const people =
    ids.length === 0
      ? []
      : await db.selectFrom('customer').select(['id', 'firstname', 'lastname']).where('id', 'in', ids).execute()
  const names = new Map(people.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]))
  return orders.map((order) => {
    const answer = orderAnswer(order, items.get(order.id) ?? [])
    const placedBy = order.customer_id === null ? null : (names.get(order.customer_id) ?? null)
    const isOwn = order.customer_id === customerId
    return {
      ...answer,
      ...(isOwn ? {} : { cancelable: null, receipt_code: null, payment: { ...answer.payment, url: null } }),
      placed_by: placedBy,
    }
  })
}
