import type { OperationName } from './operations.ts'
import type { Contestant, Contestants } from './startContestants.ts'

const CART_LINES = 6
const CARTS = 64
/** Products in stock that the carts are filled with. */
const WARES = 45
const CATEGORIES = 32
/** Page sizes, so that a listing has many keys with nearly the same work. */
const PAGE_SIZES = [50, 49, 48, 47] as const

/** One thing to ask for: variables, and for a cart its names. */
export type Key = Readonly<{ variables: Readonly<Record<string, unknown>>; cart?: Cart }>
/** Names of a cart: the session's cookie at a gateway, the platform's token at a peer. */
export type Cart = Readonly<{ cookie: string; token: string }>

/** Lists the keys of each operation, fills the carts, and freezes the REST answers. */
export async function prepareShop({
  platform,
  rest,
  all,
}: Contestants): Promise<Record<OperationName, readonly Key[]>> {
  const categories = await documents(platform, 'category', 'product_count')
  const large = categories
    .toSorted((one, other) => Number(other['product_count']) - Number(one['product_count']))
    .slice(0, CATEGORIES)
  const products = (await documents(platform, 'product', 'type_id,sku,visibility')).filter(
    (one) => Number(one['visibility']) === 4 && ['simple', 'configurable'].includes(String(one['type_id'])),
  )
  const gateway = all.find(({ kind }) => kind === 'gateway')
  if (gateway === undefined) throw new Error('no gateway is running')
  const simple = products.filter((one) => one['type_id'] === 'simple').map((one) => String(one['sku']))
  const wares: string[] = []
  for (const sku of simple) {
    if (wares.length === WARES) break
    // A motorcycle is sold alone.
    if (!sku.startsWith('MOTO-') && (await fillCart(gateway, [sku])) !== null) wares.push(sku)
  }
  // The list of recent calls is short, and holds those so far.
  await fetch(`${rest}/__calls`)
  const carts: Cart[] = []
  for (let cart = 0; cart < CARTS; cart += 1) {
    const skus = Array.from({ length: CART_LINES }, (_, line) => wares[(cart + line * 7) % wares.length] ?? '')
    const cookie = await fillCart(gateway, skus)
    if (cookie === null) throw new Error(`a cart of ${skus.join(', ')} could not be filled`)
    carts.push({ cookie, token: await lastCartToken(rest) })
  }
  await fetch(`${rest}/__freeze`)
  return {
    listing: PAGE_SIZES.flatMap((first) =>
      large.map((one) => ({ variables: { path: String(one['url_path']), first } })),
    ),
    product: products.map((one) => ({ variables: { path: String(one['url_path']) } })),
    cart: carts.map((cart) => ({ variables: {}, cart })),
  }
}

type Document = Readonly<Record<string, unknown>>

async function documents(platform: string, entity: string, fields: string): Promise<readonly Document[]> {
  const filter =
    entity === 'category'
      ? { attribute: 'level', value: { in: [2, 3, 4] }, scope: 'default' }
      : { attribute: 'status', value: { in: [1] }, scope: 'default' }
  const query = new URLSearchParams({
    request: JSON.stringify({ _appliedFilters: [filter] }),
    request_format: 'search-query',
    response_format: 'standard',
    size: '400',
    _source_include: `${fields},url_path,level`,
  })
  const response = await fetch(`${platform}/api/catalog/vue_storefront_catalog/${entity}/_search?${query}`)
  const answer: Readonly<{ hits: { hits: readonly { _source: Document }[] } }> = await response.json()
  return answer.hits.hits.map((hit) => hit._source)
}

/** Puts one of each product into a new cart, and returns the session's cookie; null if one was refused. */
async function fillCart(gateway: Contestant, skus: readonly string[]): Promise<string | null> {
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
  return !cookie || answer.includes('"message"') ? null : cookie
}

/** Returns the platform's token of the cart that was used last, read off the calls that went by. */
async function lastCartToken(rest: string): Promise<string> {
  const { recent }: Readonly<{ recent: readonly string[] }> = await (await fetch(`${rest}/__calls`)).json()
  const token = recent
    .map((call) => /cartId=([0-9a-f]{32})/.exec(call)?.[1])
    .filter((found) => found !== undefined)
    .at(-1)
  if (!token) throw new Error('no call named a cart')
  return token
}
