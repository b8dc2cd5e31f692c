import { BLOG_ROOT, answerBlog } from './answerBlog.ts'
import { shopDocuments } from './catalogueDocuments.ts'
import type { Document } from './productDocuments.ts'
import { PAYMENT_METHODS, SHIPPING_METHODS } from './checkoutMethods.ts'
import { createFakeOrders } from './createFakeOrders.ts'
import { Refusal, createFakeCarts } from './fakeCart.ts'
import { listReviews } from './listReviews.ts'
import { renderList } from './renderList.ts'
import { createFakeQuotes } from './createFakeQuotes.ts'
import { pick, searchDocuments } from './fakeCatalogue.ts'
import { type SeenRequest, json, startFakeServer } from './startFakeServer.ts'

/** Starts a platform in memory: a shop of a few documents, live stock and carts, with all requests counted. */
export async function startFakePlatform() {
  const documents = shopDocuments()
  /** Paths that the platform does not serve. */
  const missing = new Set<string>()
  /** Documents of other stores, by catalogue index and entity. */
  const elsewhere = new Map<string, Record<string, Document[]>>()
  const redirects = new Map<string, { target: string; status: number }>()
  const stock = new Map<string, Document>()
  const carts = createFakeCarts()
  const { orders, charging, place, find, read } = createFakeOrders(carts)
  /** Status that paths reply with, or a whole reply. */
  const faults = new Map<string, number | Readonly<{ status: number; body: unknown }>>()
  const prices = new Map<string, number>()
  const deliveries = new Map<string, Document>()
  const seoRedirects = new Map<string, unknown>()
  const thresholds = new Map<string, unknown>()
  const recommendations = new Map<string, string[]>()
  const wishes = new Set<string>()
  /** Approved reviews by SKU, the newest first; and what was written. */
  const reviews = new Map<string, Document[]>()
  const written: Document[] = []
  /** Shared carts by code; the day of delivery that carts are given. */
  const shares = new Map<string, Document>()
  const cartDates: { days: unknown } = { days: null }
  const quotes = createFakeQuotes()
  /** Pages of series, and furnished rooms. */
  const series: Document[] = []
  const rooms: Document[] = []
  const blog: { posts: Document[]; categories: Document[] } = { posts: [], categories: [] }

  const stockOf = (sku: string) =>
    stock.get(sku) ?? { product_sku: sku, qty: 50, is_in_stock: true, manage_stock: true }
  const mapUrl = ({ url, includeFields }: { url: string; includeFields: string[] | null }) => {
    const redirect = redirects.get(url)
    if (redirect) return { _type: 'redirect', _source: redirect }
    for (const type of ['product', 'category', 'cms_page']) {
      const found = documents[type]?.find((document) => document.url_path === url || document.identifier === url)
      if (found)
        return {
          _type: type,
          _source: includeFields ? pick(found, [...includeFields, 'id', 'identifier', 'url_path']) : found,
        }
    }
    return null
  }

  const answer = (request: SeenRequest): { bare?: boolean; result: unknown } => {
    const { path, query } = request
    const body = request.body ? (JSON.parse(request.body) as Document) : {}
    const cartId = query.get('cartId')
    const key = request.headers['idempotency-key'] as string | undefined
    const [, , , index, entity] = path.split('/')
    const inIndex = index === 'vue_storefront_catalog' ? documents : (elsewhere.get(index ?? '') ?? {})
    if (path.startsWith(BLOG_ROOT) && blog.posts.length > 0)
      return { result: answerBlog({ ...blog, next: null }, path.slice(BLOG_ROOT.length), query) }
    if (path.endsWith('/product/qr')) {
      const code = query.get('sku')?.toLowerCase()
      const isCalled = ({ sku }: Document) => String(sku).toLowerCase() === code
      // For a variant without a document of its own, the product's is returned.
      const labelled =
        inIndex.product?.find(isCalled) ??
        inIndex.product?.find(({ configurable_children: children }) =>
          (children as Document[] | undefined)?.some(isCalled),
        )
      if (!labelled) throw new Refusal(404, 'Not found')
      return { bare: true, result: { hits: { total: 1, hits: [{ _source: labelled }] } } }
    }
    if (path.startsWith('/api/catalog/')) {
      return { bare: true, result: searchDocuments(inIndex[entity ?? ''] ?? [], query, request.body) }
    }
    if (path === '/api/url/map') return { bare: true, result: mapUrl(body as never) }
    if (path === '/api/stock/list') return { result: (query.get('skus') ?? '').split(',').map(stockOf) }
    const skus = (query.get('skus') ?? '').split(',')
    if (path === '/api/product/render-list') return { result: renderList(documents.product ?? [], skus, prices) }
    if (path === '/api/ext/recommendations') {
      const told = skus.flatMap((sku) => ({ sku, recommended: recommendations.get(sku) ?? [] }))
      return { result: told }
    }
    if (path === '/api/review/list') return { result: listReviews(reviews, query) }
    if (path === '/api/stock/delivery-estimate') return { result: skus.flatMap((sku) => deliveries.get(sku) ?? []) }
    if (path === '/api/ext/config_stock')
      return { result: { threshold: thresholds.get(query.get('store') ?? '') ?? null } }
    if (path === '/api/ext/seo_redirect') return { result: seoRedirects.get(query.get('url') ?? '') ?? null }
    if (path === '/api/stock/check') return { result: stockOf(query.get('sku') ?? '') }
    if (path.startsWith('/api/sync/order/')) {
      const order = find('order_id', decodeURIComponent(path.split('/')[4] ?? ''))
      return { result: order ? { platform_order_id: '1', order_number: order.increment_id, transmited: true } : null }
    }
    if (path.startsWith('/api/ext/rooms/')) {
      const room = rooms.find(({ slug }) => slug === path.split('/')[4])
      if (!room) throw new Refusal(404, 'There is no such room')
      return { result: room }
    }
    if (path.startsWith('/api/cart/shared/')) {
      const share = shares.get(path.split('/')[4] ?? '')
      if (!share) throw new Refusal(404, 'No such shared cart')
      return { result: share }
    }
    // Creating a customer's cart, and using it, needs a valid token.
    const isCustomers = path === '/api/cart/create' || cartId?.startsWith('customer-')
    if (isCustomers && query.get('token') === 'expired') throw new Refusal(401, "The consumer isn't authorized.")
    if (path.startsWith('/api/order/receipt/')) {
      const order = find('receipt_code', path.split('/')[4])
      if (!order) throw new Refusal(404, 'No such receipt')
      return { result: order }
    }
    if (path.startsWith('/api/order/')) return { result: read(path.split('/')[3] ?? '', cartId) }
    const work: Record<string, () => unknown> = {
      '/api/ext/series': () => ({ items: series }),
      '/api/ext/rooms': () => ({ items: rooms }),
      '/api/user/me': () => ({ id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'López' }),
      '/api/cart/create': carts.create,
      '/api/cart/pull': () => carts.cart(cartId),
      '/api/cart/update': () => carts.update(cartId, body.cartItem as never),
      '/api/cart/delete': () => carts.remove(cartId, body.cartItem as never),
      '/api/cart/totals': () => carts.totals(cartId),
      '/api/cart/payment-methods': () => PAYMENT_METHODS,
      '/api/cart/shipping-methods': () => SHIPPING_METHODS,
      '/api/cart/shipping-information': () => ({ payment_methods: PAYMENT_METHODS, totals: carts.totals(cartId) }),
      '/api/cart/delivery-date': () => cartDates.days,
      '/api/cart/share': () => {
        const code = `share-${shares.size}-0123456789`
        const items = carts.cart(cartId).map((line) => ({
          ...line,
          options: [{ label: 'Color', value: 'Gris' }],
          price_incl_tax: line.price * 1.16,
        }))
        const share = structuredClone({ code, expires_at: '2026-12-20T10:00:00.000Z', items })
        shares.set(code, share)
        return share
      },
      '/api/quote/create': () => {
        const ids = body.item_ids as number[] | undefined
        const moved = carts.cart(cartId).filter(({ item_id }) => ids?.includes(item_id))
        const items = (ids ? moved : carts.cart(cartId)).map((line) => ({
          ...line,
          options: [],
          price_incl_tax: line.price * 1.16,
          current_price_incl_tax: line.price * 1.16,
        }))
        for (const { sku, qty, item_id } of moved) carts.remove(cartId, { sku, qty, item_id })
        return structuredClone(quotes.save(query.get('owner'), { name: body.name, items }))
      },
      '/api/quote/list': () => quotes.list(query),
      '/api/quote/delete': () => quotes.drop(query.get('owner'), body.id),
      '/api/cart/collect-totals': () => carts.totals(cartId),
      // Removes products that are no longer sold.
      '/api/cart/recalculate-order': () => {
        const gone = carts.cart(cartId).filter(({ sku }) => carts.refused.has(sku))
        for (const { sku, qty, item_id } of gone) carts.remove(cartId, { sku, qty, item_id })
        return carts.totals(cartId)
      },
      '/api/cart/apply-coupon': () => {
        if (query.get('coupon')?.toUpperCase() !== 'BIENVENIDO') throw new Refusal(404, "The coupon code isn't valid.")
        return Boolean(carts.coupons.set(cartId ?? '', 'BIENVENIDO'))
      },
      '/api/cart/delete-coupon': () => carts.coupons.delete(cartId ?? '') || true,
      '/api/cart/gift': () => {
        carts.gifts.set(cartId ?? '', body.gift)
        return body.gift
      },
      '/api/user/set-origin': () => carts.cart(cartId).length > 0,
      '/api/order': () => place(body, request.headers['x-agreed-total']),
      '/api/ext/product_questions': () => {
        if (query.has('skus')) return []
        if (body.nickname === 'spam') throw new Refusal(403, 'We do not publish advertisements.')
        written.push(body)
        return { id: 1, status: 'pending' }
      },
      '/api/review/create': () => {
        const review = body.review as Document
        if (review.nickname === 'late') throw new Refusal(404, 'No such entity with product_id = 1')
        if (review.nickname === 'spam') throw new Refusal(403, 'We do not publish advertisements.')
        if (review.nickname === 'broken') throw new Refusal(400, 'Photo 2 is no JPEG, PNG or WebP that can be read')
        written.push(review)
        return { ...review, review_status: 2 }
      },
      '/api/stock/notify': () => {
        if (carts.refused.has(String(body.sku))) throw new Refusal(400, `"${String(body.sku)}" is in stock`)
        wishes.add(JSON.stringify(body))
        return body
      },
    }
    const run = work[path]
    if (!run) throw new Refusal(404, 'Not found')
    return { result: carts.once(key, run) }
  }

  const server = await startFakeServer((request, response) => {
    if (missing.has(request.path))
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('no such call')
    const fault = [...faults].find(([path]) => request.path.startsWith(path))
    if (fault) {
      const [, reply] = fault
      if (typeof reply === 'object') return json(response, reply.body, reply.status)
      return json(response, { code: reply, result: 'Internal error' }, reply)
    }
    try {
      const { bare, result } = answer(request)
      json(response, bare ? result : { code: 200, result })
    } catch (error) {
      const code = error instanceof Refusal ? error.code : 500
      json(response, { code, result: String((error as Error).message) }, code)
    }
  })
  return {
    ...server,
    documents,
    elsewhere,
    missing,
    redirects,
    stock,
    carts,
    orders,
    faults,
    prices,
    deliveries,
    thresholds,
    seoRedirects,
    /** Recommended SKUs by SKU. */
    recommendations,
    wishes,
    reviews,
    written,
    shares,
    quotes,
    cartDates,
    charging,
    blog,
    series,
    rooms,
  }
}
