import * as v from 'valibot'
import type { RequestScope } from '../app/requestScope.ts'
import {
  type ConnectionArguments,
  type ListName,
  listName,
  type Page,
  type PageWindow,
  pageRequest,
  tailWindow,
} from '../graph/connection.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { decodeOrder } from './decodeOrder.ts'
import { HISTORY_SEARCHED_MAX } from './limits.ts'
import type { OrderMapper } from './mappers.ts'

type HistoryScope = Pick<RequestScope, 'upstream' | 'store'>

/** Scope of a list of orders: with the call that reads it, and what that call is given besides the page. */
type ListScope = HistoryScope &
  Readonly<{
    list: ListName
    endpoint: 'orderHistory' | 'companyOrders'
    path?: Readonly<Record<string, string>>
    query?: Readonly<Record<string, string>>
  }>

const historySchema = v.object({
  items: v.array(v.unknown()),
  total_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

const HISTORY = { list: listName('orders', 'customer'), endpoint: 'orderHistory' } as const

/** Reads a page of the customer's orders, newest first. */
export function readOrderHistory(scope: HistoryScope, page: ConnectionArguments): Promise<Page<OrderMapper>> {
  return readOrderList({ ...scope, ...HISTORY }, page)
}

/** Reads a page of a list of orders, newest first. */
export async function readOrderList(scope: ListScope, page: ConnectionArguments): Promise<Page<OrderMapper>> {
  const request = pageRequest(page, scope.list)
  if (request.kind === 'window') return readWindow(scope, request)
  const { totalCount } = await readWindow(scope, { ...request, offset: 0 })
  return readWindow(scope, tailWindow(request, totalCount))
}

/** Finds an order by number among the customer's most recent ones; null if it is not there. */
export async function findInHistory(scope: HistoryScope, number: string): Promise<OrderMapper | null> {
  const { items } = await readPage({ ...scope, ...HISTORY }, { pageSize: HISTORY_SEARCHED_MAX, currentPage: 1 })
  return items.find((order) => order.number === number) ?? null
}

/** Reads a window of the list: one page of the platform if it starts at one, else the two that overlap it. */
async function readWindow(scope: ListScope, { list, offset, size }: PageWindow): Promise<Page<OrderMapper>> {
  const pageSize = Math.max(1, size)
  const first = Math.floor(offset / pageSize) + 1
  const skipped = offset % pageSize
  const numbers = skipped === 0 ? [first] : [first, first + 1]
  const pages = await Promise.all(numbers.map((currentPage) => readPage(scope, { pageSize, currentPage })))
  const orders = pages.flatMap(({ items }) => items)
  return { list, items: orders.slice(skipped, skipped + size), offset, totalCount: pages[0]?.total_count ?? 0 }
}

/** Reads a page. A malformed order fails the list: dropping it would shift the orders of later pages. */
async function readPage(
  { upstream, store, endpoint, path = {}, query = {} }: ListScope,
  page: Readonly<Record<string, number>>,
) {
  const result = await upstream.call(endpoint, { path, query: { ...query, ...page } })
  const parsed = v.safeParse(historySchema, result)
  if (!parsed.success) throw invalid('the result is no list')
  const items = parsed.output.items.map((item) => decodeOrder(item, store) ?? invalidOrder())
  return { ...parsed.output, items }
}

function invalidOrder(): never {
  throw invalid('an order has no number, date or total')
}

function invalid(detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint: 'orderHistory', detail })
}
