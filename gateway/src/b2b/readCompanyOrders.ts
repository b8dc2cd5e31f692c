import type { RequestScope } from '../app/requestScope.ts'
import { type ConnectionArguments, listName, type Page } from '../graph/connection.ts'
import type { OrderMapper } from '../orders/mappers.ts'
import { readOrderList } from '../orders/orderHistoryClient.ts'
import type { CompanyMapper } from './mappers.ts'

type OrdersScope = Pick<RequestScope, 'upstream' | 'store'>
type Asked = ConnectionArguments & Readonly<{ userId?: string | null }>

const USER_ID = /^[1-9]\d{0,8}$/

/** Reads a page of a company's orders, newest first. A user that the platform cannot have has placed none. */
export async function readCompanyOrders(
  scope: OrdersScope,
  { companyId }: Pick<CompanyMapper, 'companyId'>,
  { userId, ...page }: Asked,
): Promise<Page<OrderMapper>> {
  const user = userId ?? null
  const list = listName('orders', 'company', companyId, user)
  if (user !== null && !USER_ID.test(user)) return { list, items: [], offset: 0, totalCount: 0 }
  const query: Readonly<Record<string, string>> = user === null ? {} : { user }
  return readOrderList({ ...scope, list, endpoint: 'companyOrders', path: { companyId }, query }, page)
}
