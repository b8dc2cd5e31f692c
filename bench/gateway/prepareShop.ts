import type { Target } from './measure.ts'
import type { OperationName } from './operations.ts'
import type { Contestants } from './startContestants.ts'

const CART_LINES = 5

type Shop = Readonly<{
  variables: Readonly<Record<OperationName, Readonly<Record<string, string>>>>
  /** Returns the headers that identify the filled cart to a server. */
  headersOf(target: Target, operation: OperationName): Readonly<Record<string, string>>
}>

/** Chooses a large category and a product with many variants, fills a cart, and freezes the REST answers. */
export async function prepareShop({ platform, rest, gateway, plain }: Contestants): Promise<Shop> {
  const category = mostOf(await documents(platform, 'category', 'product_count'), (one) => Number(one['product_count']))
  const products = await documents(platform, 'product', 'type_id,configurable_children.sku,url_path,sku,visibility')
  const listed = products.filter((one) => Number(one['visibility']) === 4)
  const product = mostOf(listed, (one) => childrenOf(one).length)
  const skus = listed.filter((one) => one['type_id'] === 'simple').slice(0, CART_LINES)

  const cookie = await fillCart(
    gateway,
    skus.map((one) => String(one['sku'])),
  )
  const cart = await lastCartToken(rest)
  await fetch(`${rest}/__freeze`)
  return {
    variables: {
      listing: { path: String(category['url_path']) },
      product: { path: String(product['url_path']) },
      cart: {},
    },
    headersOf: (target, operation): Readonly<Record<string, string>> => {
      if (operation !== 'cart') return {}
      return target.name === plain.name ? { 'x-cart': cart } : { cookie }
    },
  }
}

type Document = Readonly<Record<string, unknown>>

async function documents(platform: string, entity: string, fields: string): Promise<readonly Document[]> {
  const query = new URLSearchParams({
    request: JSON.stringify({ _appliedFilters: [{ attribute: 'status', value: { in: [1] }, scope: 'default' }] }),
    request_format: 'search-query',
    response_format: 'standard',
    size: '300',
    _source_include: `${fields},url_path,level`,
  })
  if (entity === 'category') {
    query.set(
      'request',
      JSON.stringify({ _appliedFilters: [{ attribute: 'level', value: { in: [2, 3] }, scope: 'default' }] }),
    )
  }
  const response = await fetch(`${platform}/api/catalog/vue_storefront_catalog/${entity}/_search?${query}`)
  const answer: Readonly<{ hits: { hits: readonly { _source: Document }[] } }> = await response.json()
  return answer.hits.hits.map((hit) => hit._source)
}

function mostOf(all: readonly Document[], size: (one: Document) => number): Document {
  const found = all.toSorted((one, other) => size(other) - size(one))[0]
  if (!found) throw new Error('the platform has no documents')
  return found
}

function childrenOf(document: Document): readonly unknown[] {
  const children = document['configurable_children']
  return Array.isArray(children) ? children : []
}

/** Puts one of each product into a new cart, and returns the session's cookie. */
async function fillCart(gateway: Target, skus: readonly string[]): Promise<string> {
  const query = `mutation Fill($input: AddCartLinesInput!) {
    addCartLines(input: $input) { userErrors { message sku } cart { totalQuantity } }
  }`
  const lines = skus.map((sku) => ({ sku, quantity: 1 }))
  const response = await fetch(gateway.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...gateway.headers },
    body: JSON.stringify({ query, variables: { input: { lines, clientMutationId: crypto.randomUUID() } } }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  const answer = await response.text()
  if (!cookie || answer.includes('"message"')) throw new Error(`the cart could not be filled: ${answer.slice(0, 500)}`)
  return cookie
}

/** The platform's token of the cart that was used last, read off the calls that went by. */
async function lastCartToken(rest: string): Promise<string> {
  const { recent }: Readonly<{ recent: readonly string[] }> = await (await fetch(`${rest}/__calls`)).json()
  const token = recent
    .map((call) => /cartId=([0-9a-f]{32})/.exec(call)?.[1])
    .filter((found) => found !== undefined)
    .at(-1)
  if (!token) throw new Error('no call named a cart')
  return token
}
