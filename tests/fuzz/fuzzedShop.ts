import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { STORES } from '@hogar/schema/stores.ts'
import { asGuest } from '../testkit/graph/guest.ts'
import { type Stack, startStack } from '../testkit/servers/startStack.ts'
import type { ServerName } from './faultOf.ts'
import type { OpenApi } from './restCalls.ts'
import type { Known } from './hostileValue.ts'

const SECRETS = {
  SESSION_SECRET: `session-${randomUUID()}-${randomUUID()}`,
  CACHE_INVALIDATION_KEY: `invalidation-${randomUUID()}`,
  STOREFRONT_KEY: `storefront-${randomUUID()}-${randomUUID()}`,
  MODERATION_KEY: `moderation-${randomUUID()}`,
} as const
const PARTNER_KEY = 'partner-of-the-fuzz-suite'
const PASSWORD = 'Secreta1!'

export type FuzzedShop = Stack &
  Readonly<{
    /** Secrets that no answer may contain. */
    secrets: readonly string[]
    partnerKey: string
    stores: readonly string[]
    /** Sealed sessions that are good: of a guest with a cart, and of a customer. */
    cookies: readonly string[]
    known: Known
    api: OpenApi
    ports: Readonly<Record<ServerName, number>>
  }>

/** Starts a shop without rate limits, so that what is sent reaches the code behind them, with a customer and a cart in it. */
export async function startFuzzedShop(): Promise<FuzzedShop> {
  const sha256 = createHash('sha256').update(PARTNER_KEY).digest('hex')
  const env = { ...SECRETS, RATE_FACTOR: '0', PARTNER_KEYS: JSON.stringify({ fuzz: sha256 }) }
  const stack = await startStack(env, { isDirect: true })
  try {
    const guest = await shopper(stack.gateway)
    const customer = await shopper(stack.gateway, `ana.${randomUUID()}@example.mx`)
    const api = (await (await fetch(`${stack.platform}/docs/json`)).json()) as OpenApi
    const portOf = (url: string) => Number(new URL(url).port)
    return {
      ...stack,
      secrets: Object.values(SECRETS),
      partnerKey: PARTNER_KEY,
      stores: STORES.map(({ code }) => code),
      cookies: [guest.cookie, customer.cookie],
      known: { ...guest.known, ...(await platformAccount(stack.platform)) },
      api,
      ports: { platform: portOf(stack.platform), gateway: portOf(stack.gateway), web: portOf(stack.web) },
    }
  } catch (error) {
    await stack.stop()
    throw error
  }
}

const FOUND = `{
  store { id rootCategory { id children { id slug urlPath } } }
  search(term: "mesa", first: 12) { nodes { id sku slug urlPath } }
}`
type Found = Readonly<{
  store: { id: string; rootCategory: { id: string; children: readonly Named[] } }
  search: { nodes: readonly (Named & { sku: string })[] }
}>
type Named = Readonly<{ id: string; slug: string; urlPath: string }>

/** A session with a line in its cart, and what can be named in its store. */
async function shopper(gateway: string, email?: string) {
  const guest = asGuest(gateway)
  if (email !== undefined) {
    const input = { email, firstName: 'Ana', lastName: 'López', password: PASSWORD }
    await guest.run('mutation ($input: CreateAccountInput!) { createAccount(input: $input) { userErrors { code } } }', {
      input,
    })
  }
  const { store, search } = (await guest.run(FOUND)) as unknown as Found
  const products = search.nodes
  const categories = store.rootCategory.children
  const lines = [{ sku: 'MESA-LATERAL-CORAL', quantity: 1 }]
  await guest.run('mutation ($input: AddCartLinesInput!) { addCartLines(input: $input) { cart { id } } }', {
    input: { lines },
  })
  const { viewer } = (await guest.run('{ viewer { cart { id lines { id } } } }')) as {
    viewer: { cart: { id: string; lines: readonly { id: string }[] } }
  }
  const ids = [...products, ...categories].map(({ id }) => id).concat(store.id, viewer.cart.id)
  const skus = ['MESA-LATERAL-CORAL', ...products.map(({ sku }) => sku)]
  const paths = [...products, ...categories].map(({ urlPath }) => urlPath)
  const known: Known = {
    id: ids, ids, productId: ids, lineId: viewer.cart.lines.map(({ id }) => id), lineIds: viewer.cart.lines.map(({ id }) => id),
    sku: skus, skus, childSku: skus, parentSku: skus, slug: [...products, ...categories].map(({ slug }) => slug),
    path: paths, urlPath: paths, url: paths, urlKey: categories.map(({ slug }) => slug), term: ['mesa', 'lavadora', 'sof'],
    quantity: [1, 2, 0], qty: [1, 2, 0], first: [1, 20, 100], count: [1, 20], email: [email ?? 'ana@example.mx'], password: [PASSWORD],
    code: ['BIENVENIDO'], postcode: ['44100', '06700'], countryCode: ['MX'], country_id: ['MX'], storeCode: ['hogar', 'de'],
    operator: ['eq', 'in', 'like', 'gt'], size: [1, 10], from: [0],
  } // prettier-ignore
  return { cookie: guest.cookie(), known }
}

/** A token, a cart and an account of the platform, as its own callers have them. */
async function platformAccount(platform: string): Promise<Known> {
  const post = async (path: string, body: unknown) => {
    const response = await fetch(platform + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { result: unknown }
  }
  const email = `rest.${randomUUID()}@example.mx`
  await post('/api/user/create', { customer: { email, firstname: 'Ana', lastname: 'López' }, password: PASSWORD })
  const { result: token } = await post('/api/user/login', { username: email, password: PASSWORD })
  const { result: mine } = await post(`/api/cart/create?token=${String(token)}`, {})
  const { result: guests } = await post('/api/cart/create?token=', {})
  return {
    token: ['', token, token],
    cartId: [mine, guests],
    cart_id: [mine, guests],
    index: ['vue_storefront_catalog'],
    username: [email],
  }
}

/** Memory that a process holds now, in bytes; null where the system does not say. */
export function residentBytes(pid: number): number | null {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024
  } catch {
    return null
  }
}
