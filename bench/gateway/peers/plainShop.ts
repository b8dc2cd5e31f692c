import DataLoader from 'dataloader'
import { Agent, request } from 'undici'

/**
 * Resolvers of the plain servers, as their documentation shows them: written by hand, with DataLoader over undici. They
 * check nothing, limit nothing, and request whole documents from REST.
 */
export const [rest = '', port = '', index = ''] = process.argv.slice(2)
const agent = new Agent({ connections: 64 })
const STOCK_BATCH_SIZE = 15
const CURRENCY = 'MXN'
const TAX_FACTOR = 1.16

export type Document = Record<string, any>

async function get(path: string): Promise<any> {
  const { body } = await request(rest + path, { dispatcher: agent })
  return body.json()
}

async function search(entity: string, filters: readonly Document[], size: number): Promise<any> {
  const body = { _availableFilters: [], _appliedFilters: filters, _appliedSort: [], _searchText: '' }
  const query = new URLSearchParams({
    request: JSON.stringify(body),
    request_format: 'search-query',
    size: String(size),
  })
  const answer = await get(`/api/catalog/${index}/${entity}/_search?${query}`)
  return { total: answer.hits.total.value ?? answer.hits.total, items: answer.hits.hits.map((hit: any) => hit._source) }
}

const where = (attribute: string, value: unknown) => ({ attribute, value, scope: 'default' })
const money = (net: number) => ({
  amount: (Math.round(net * TAX_FACTOR * 100) / 100).toFixed(2),
  currencyCode: CURRENCY,
})
const plainMoney = (amount: number) => ({ amount: amount.toFixed(2), currencyCode: CURRENCY })

function isOffer(document: Document): boolean {
  const now = Date.now()
  const { special_price: special, special_from_date: from, special_to_date: to } = document
  if (!special || special >= document['price']) return false
  return (!from || Date.parse(from) <= now) && (!to || Date.parse(to) >= now)
}

function price(document: Document) {
  const children: Document[] = document['configurable_children'] ?? []
  const amounts = (one: Document) => ({
    regular: one['price'],
    final: isOffer(one) ? one['special_price'] : one['price'],
  })
  const candidates = document['type_id'] === 'configurable' && children.length > 0 ? children : [document]
  const cheapest = candidates.map(amounts).reduce((best, next) => (next.final < best.final ? next : best))
  const [regular, final] = [money(cheapest.regular), money(cheapest.final)]
  const share = 1 - Number(final.amount) / Number(regular.amount)
  return { regular, final, discountPercent: Math.round(share * 100) }
}

function image(document: Document) {
  const gallery: Document[] = document['media_gallery'] ?? []
  const main = gallery.find((item) => item['image'] === document['image'])
  return {
    path: String(document['image'])
      .replace(/^\//, '')
      .replace(/\.\w+$/, ''),
    alt: main?.['lab'] || document['name'],
  }
}

const createStockLoader = () =>
  new DataLoader<string, any>(
    async (skus) => {
      const { result } = await get(`/api/stock/list?skus=${encodeURIComponent(skus.join(','))}`)
      const bySku = new Map(result.map((item: any) => [item.product_sku, item]))
      return skus.map((sku) => {
        const item: any = bySku.get(sku)
        return item
          ? {
              status: item.is_in_stock ? 'OK' : 'OUT_OF_STOCK',
              quantity: item.is_in_stock && item.qty <= 0 ? null : item.qty,
            }
          : null
      })
    },
    { maxBatchSize: STOCK_BATCH_SIZE },
  )

const categories = new Map<string, Promise<Document | undefined>>()

const product = {
  urlPath: (document: Document) => document['url_path'],
  brand: (document: Document) => document['marca'] ?? null,
  price,
  image,
  stock: (document: Document, _: unknown, context: any) => context.stock.load(document['sku']),
}

const cartQuery = (context: any) => `token=&cartId=${context.cart}`

export const resolvers = {
  Query: {
    category: (_: unknown, { by }: any) => {
      const found =
        categories.get(by.urlPath) ??
        search('category', [where('url_path', { eq: by.urlPath })], 1).then(({ items }) => items[0])
      categories.set(by.urlPath, found)
      return found
    },
    product: async (_: unknown, { by }: any) =>
      (await search('product', [where('url_path', { eq: by.urlPath })], 1)).items[0],
    viewer: () => ({}),
  },
  Category: {
    products: async (category: Document, { first }: any) => {
      const below = (one: Document): number[] => [one['id'], ...(one['children_data'] ?? []).flatMap(below)]
      const filters = [
        where('visibility', { in: [2, 3, 4] }),
        where('status', { in: [0, 1] }),
        where('category_ids', { in: below(category) }),
      ]
      const place = {
        order: 'asc',
        mode: 'min',
        nested_path: 'category',
        nested_filter: { term: { 'category.category_id': category['id'] } },
      }
      const sorts = [
        { field: 'category.position', options: place },
        { field: 'id', options: 'desc' },
      ]
      const body = { _availableFilters: [], _appliedFilters: filters, _appliedSort: sorts }
      const query = new URLSearchParams({
        request: JSON.stringify(body),
        request_format: 'search-query',
        size: String(first),
        from: '0',
      })
      const answer = await get(`/api/catalog/${index}/product/_search?${query}`)
      const totalCount = answer.hits.total.value ?? answer.hits.total
      const nodes = answer.hits.hits.map((hit: any) => hit._source)
      return { totalCount, nodes, pageInfo: { hasNextPage: totalCount > nodes.length } }
    },
  },
  Product: {
    __resolveType: (document: Document) =>
      document['type_id'] === 'configurable' ? 'ConfigurableProduct' : 'SimpleProduct',
  },
  SimpleProduct: product,
  ConfigurableProduct: {
    ...product,
    options: (document: Document) =>
      document['configurable_options'].map((option: any) => ({
        attributeCode: option.attribute_code,
        label: option.label,
        values: option.values.map((value: any) => ({ value: String(value.value_index), label: value.label })),
      })),
    variants: (document: Document) => document['configurable_children'],
  },
  ProductVariant: {
    price,
    stock: (child: Document, _: unknown, context: any) => context.stock.load(child['sku']),
  },
  Viewer: {
    cart: async (_: unknown, __: unknown, context: any) => ({
      items: (await get(`/api/cart/pull?${cartQuery(context)}`)).result,
      totals: (await get(`/api/cart/totals?${cartQuery(context)}`)).result,
    }),
  },
  Cart: {
    totalQuantity: (cart: any) => cart.items.reduce((sum: number, item: any) => sum + item.qty, 0),
    lines: (cart: any) =>
      cart.items.map((item: any) => ({
        item,
        totals: cart.totals.items.find((one: any) => one.item_id === item.item_id),
      })),
    totals: (cart: any) => {
      const segment = (code: string) => cart.totals.total_segments.find((one: any) => one.code === code).value
      return { subtotal: plainMoney(cart.totals.subtotal_incl_tax), grandTotal: plainMoney(segment('grand_total')) }
    },
  },
  CartLine: {
    sku: (line: any) => line.item.sku,
    name: (line: any) => line.item.name,
    quantity: (line: any) => line.item.qty,
    unitPrice: (line: any) => plainMoney(line.totals.price_incl_tax),
    rowTotal: (line: any) => plainMoney(line.totals.row_total_incl_tax),
  },
}

/** Context of one request: its cart, and a loader of stock. */
export const createContext = (cart: string) => ({ cart, stock: createStockLoader() })
