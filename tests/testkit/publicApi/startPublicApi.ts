import { createFakeCarts, Refusal } from '@hogar/gateway/testing/fakeCart.ts'
import { type SeenRequest, json, startFakeServer } from '@hogar/gateway/testing/startFakeServer.ts'
import type { Document } from '@hogar/gateway/testing/productDocuments.ts'
import { createPublicCustomers } from './createPublicCustomers.ts'
import { publicDocuments } from './publicDocuments.ts'
import { EngineError, type Mapping, searchIndex } from './engine.ts'
import { createPublicOrders } from './createPublicOrders.ts'
import { PublicRefusal } from './PublicRefusal.ts'

const SHIPPING_METHODS = [
  {
    carrier_code: 'flatrate',
    method_code: 'flatrate',
    carrier_title: 'Flat Rate',
    method_title: 'Fixed',
    amount: 150,
    base_amount: 150,
    available: true,
    error_message: '',
    price_excl_tax: 150,
    price_incl_tax: 174,
  },
]
const PAYMENT_METHODS = [{ code: 'cashondelivery', title: 'Cash On Delivery' }]

/** Settings of the API, and of what stands behind it, that a test can change. */
type PublicApiState = Mapping & {
  /** `orders.useServerQueue` of the API. */
  isQueueing: boolean
  /** Answers of paths that go wrong: HTTP status and body. */
  faults: Map<string, Readonly<{ status: number; body: unknown }>>
}

export type PublicApi = Awaited<ReturnType<typeof startPublicApi>>

/**
 * The public `vue-storefront-api` in memory, with stand-ins of our own for its search engine and its backend: its routes and
 * no others, its shapes, its refusals and its faults. Written from the contract.
 */
export async function startPublicApi() {
  const state: PublicApiState = {
    isCategoryNested: true,
    missingIndices: new Set(),
    isQueueing: false,
    faults: new Map(),
  }
  const documents = publicDocuments()
  const carts = createFakeCarts()
  const customers = createPublicCustomers()
  const orders = createPublicOrders(carts, customers)
  let minted = 81_000
  let lost: string | null = null

  const createCart = (token: string | null): string | number => {
    if (!token) {
      const id = crypto.randomUUID().replaceAll('-', '')
      carts.carts.set(id, [])
      return id
    }
    const customer = customers.byToken(token)
    customer.cart ??= minted += 1
    if (!carts.carts.has(String(customer.cart))) carts.carts.set(String(customer.cart), [])
    return customer.cart
  }
  /** Numbers are customers' carts, and need their token; anything else is a guest's. */
  const cartOf = ({ query }: SeenRequest): string => {
    const id = query.get('cartId') ?? ''
    const token = query.get('token')
    if (!/^\d+$/.test(id)) return id
    if (!token) throw new PublicRefusal(404, `No such entity with cartId = ${id}`)
    return String(createCart(token))
  }
  const stockOf = (sku: string) => ({
    item_id: 1,
    product_id: 1,
    stock_id: 1,
    qty: 50,
    is_in_stock: true,
    manage_stock: true,
    min_qty: 0,
    product_sku: sku,
  })
  const mapUrl = ({ url }: Document): unknown => {
    const missing = ['product', 'category', 'cms_page'].some((entity) => state.missingIndices.has(entity))
    // An Error object of JavaScript says nothing as JSON.
    if (missing) throw new PublicRefusal(500, {})
    for (const type of ['product', 'category', 'cms_page']) {
      const found = documents[type]?.find((one) => one['url_path'] === url || one['identifier'] === url)
      if (found)
        return {
          _index: `vue_storefront_catalog_${type}_158`,
          _type: type,
          _id: String(found['id']),
          _score: 0,
          _source: found,
        }
    }
    return null
  }
  const placeOrder = (body: Document): unknown => {
    if (state.isQueueing) return orders.enqueue(body as never)
    return orders.place(body as never) ?? NEVER
  }

  type Route = (request: SeenRequest, body: Document) => unknown
  const routes: Record<string, Route> = {
    'POST /api/cart/create': ({ query }) => createCart(query.get('token')),
    'GET /api/cart/pull': (request) => carts.cart(cartOf(request)),
    'POST /api/cart/update': (request, body) => carts.update(cartOf(request), body['cartItem'] as never),
    'POST /api/cart/delete': (request, body) => carts.remove(cartOf(request), body['cartItem'] as never),
    'GET /api/cart/totals': (request) => carts.totals(cartOf(request)),
    'GET /api/cart/payment-methods': () => PAYMENT_METHODS,
    'POST /api/cart/shipping-methods': () => SHIPPING_METHODS,
    'POST /api/cart/shipping-information': (request) => ({
      payment_methods: PAYMENT_METHODS,
      totals: carts.totals(cartOf(request)),
    }),
    'POST /api/cart/collect-totals': (request) => carts.totals(cartOf(request)),
    'GET /api/stock/list': ({ query }) => (query.get('skus') ?? '').split(',').map(stockOf),
    'GET /api/stock/check': ({ query }) => stockOf(query.get('sku') ?? ''),
    'GET /api/product/render-list': () => ({ items: [] }),
    'POST /api/user/create': (_request, body) => customers.register(body),
    'GET /api/user/me': ({ query }) => customers.shown(customers.byToken(query.get('token'))),
    'POST /api/user/me': ({ query }, body) =>
      customers.update(customers.byToken(query.get('token')), body['customer'] as Document),
    'GET /api/user/order-history': ({ query }) =>
      orders.historyOf(
        customers.byToken(query.get('token')).id,
        Number(query.get('pageSize') ?? 20),
        Number(query.get('currentPage') ?? 1),
      ),
    'POST /api/order': (_request, body) => placeOrder(body),
    'POST /api/review/create': (_request, body) => ({ id: 400, ...(body['review'] as Document), review_status: 2 }),
  }
  /** Undefined for a path that the API does not have. */
  const answer = (request: SeenRequest): Readonly<{ body: unknown }> | undefined => {
    const { method, path, query } = request
    const body = request.body ? (JSON.parse(request.body) as Document) : {}
    const [, api, area, index = '', entity = '', last] = path.split('/')
    if (api === 'api' && area === 'catalog' && last === '_search') {
      const search = {
        documents: index === 'vue_storefront_catalog' ? (documents[entity] ?? []) : [],
        entity,
        index,
        parameters: query,
      }
      return { body: searchIndex(search, request.body, state) }
    }
    if (method === 'POST' && path === '/api/url/map') return { body: mapUrl(body) }
    if (method === 'POST' && (path === '/api/user/login' || path === '/api/user/refresh')) {
      return { body: { code: 200, result: customers.login(body), meta: { refreshToken: 'a81bc81b' } } }
    }
    if (method === 'GET' && path.startsWith('/api/sync/order/')) {
      return { body: { code: 200, result: orders.synced(decodeURIComponent(path.slice('/api/sync/order/'.length))) } }
    }
    const route = routes[`${method} ${path}`]
    return route && { body: { code: 200, result: route(request, body) } }
  }
  const server = await startFakeServer((request, response) => {
    const fault = [...state.faults].find(([path]) => request.path.startsWith(path))?.[1]
    if (fault) return json(response, fault.body, fault.status)
    try {
      const answered = answer(request)
      if (answered === undefined) {
        const page = `<!DOCTYPE html>\n<html lang="en"><body><pre>Cannot ${request.method} ${request.path}</pre></body></html>`
        return void response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      }
      if ((answered.body as Document | null)?.['result'] === NEVER) return
      if (request.path === lost) return void response.socket?.destroy()
      json(response, answered.body)
    } catch (error) {
      const code = error instanceof PublicRefusal || error instanceof Refusal ? error.code : 500
      const result =
        error instanceof EngineError || error instanceof PublicRefusal ? error.result : (error as Error).message
      json(response, { code, result }, code)
    }
  })
  return {
    ...server,
    state,
    documents,
    carts,
    customers,
    orders,
    /** Does what is asked at this path and loses the answer, until it is set to null. */
    loseAnswers: (path: string | null) => void (lost = path),
    /** Calls to a path since the last `forget`. */
    calls: (path: string) => server.seen.filter((seen) => seen.path === path),
    forget: () => void server.seen.splice(0),
  }
}

const NEVER = Symbol('never answered')
