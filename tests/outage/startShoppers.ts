import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Reply, asGuest } from '../testkit/graph/guest.ts'
import { MUTATIONS, PAYMENT, type Payload, SHIPPING, done } from '../testkit/shoppers/purchase.ts'
import { startStorefrontShop } from './storefrontShop.ts'

const SKU = 'LAMP'
const LOGIN =
  'mutation ($input: LoginInput!) { result: login(input: $input) { customer { email } userErrors { code } } }'
const CREATE = 'mutation ($input: CreateAccountInput!) { result: createAccount(input: $input) { userErrors { code } } }'

export type Shoppers = Awaited<ReturnType<typeof startShoppers>>

/** A shop on a database that is about to fail, a customer of it, and a guest whose cart is ready to be ordered. */
export async function startShoppers(env: Readonly<Record<string, string>>) {
  const shop = await startStorefrontShop(env)
  try {
    const account = { email: 'ana@outage.example', password: 'Secreta1!' }
    await asGuest(shop.gateway).run(CREATE, { input: { ...account, firstName: 'Ana', lastName: 'López' } })
    const buyer = asGuest(shop.gateway)
    await done(buyer, 'addCartLines', { lines: [{ sku: SKU, quantity: 1 }] })
    await done(buyer, 'setCartShipping', SHIPPING)
    await done(buyer, 'setCartPayment', PAYMENT)
    const order = { email: 'ana@example.mx', clientMutationId: randomUUID() }
    return {
      ...shop,
      signIn: () => asGuest(shop.gateway).send(LOGIN, { input: account }),
      /** A new guest of a store adds to a cart. */
      add: (store = 'hogar') =>
        asGuest(shop.gateway, store).send(MUTATIONS.addCartLines, { input: { lines: [{ sku: SKU }] } }),
      /** Places the one order, under the same key each time. */
      place: () => buyer.send(MUTATIONS.placeOrder, { input: order }),
      /** States of the gateway's circuit breakers. */
      circuits: async () => {
        const ready = (await (await fetch(`${shop.gateway}/health/ready`)).json()) as { families: object }
        return Object.values(ready.families) as readonly string[]
      },
    }
  } catch (error) {
    await shop.stop()
    throw error
  }
}

/** The payload of the one mutation; null where there is none. */
export const payloadOf = ({ data }: Reply) => (data?.['result'] ?? null) as Payload | null

export const isOutage = ({ errors }: Reply) => errors?.[0]?.extensions?.code === 'UPSTREAM_UNAVAILABLE'

/** No data, no refusal, no success without a result: one technical error that says "later". */
export function expectOutage(reply: Reply): void {
  const codes = reply.errors?.map(({ extensions }) => extensions?.code)
  expect([payloadOf(reply), codes]).toEqual([null, ['UPSTREAM_UNAVAILABLE']])
}

export async function statusOf(url: string): Promise<number> {
  const response = await fetch(url, { redirect: 'manual' })
  await response.text()
  return response.status
}

/** A page that exists is shown, or said to come back: never said to be gone. */
export async function expectShownOrLater(url: string): Promise<void> {
  const page = await fetch(url, { redirect: 'manual' })
  await page.text()
  expect([url, page.status]).toEqual([url, expect.toSatisfy((status) => status === 200 || status === 503)])
  if (page.status === 503) expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
}
