import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Guest, asGuest } from '../testkit/graph/guest.ts'
import {
  ADDRESS,
  type Cart,
  type MutationName,
  PAYMENT,
  type Payload,
  SHIPPING,
  cartOf,
  done,
  fillCart,
  mutate,
  tryToMutate,
} from '../testkit/shoppers/purchase.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { ordersOf } from '../testkit/shoppers/shopper.ts'
import { type ProxiedGateway, startGatewayBehindProxy } from '../testkit/servers/startGatewayBehindProxy.ts'
import { plentifulWares, simpleWares } from '../testkit/shoppers/wares.ts'

/** A change whose answer is lost between platform and gateway, and how the cart has to look when it came again. */
type Scenario = Readonly<{
  name: string
  mutation: MutationName
  /** The REST call whose answer is lost. */
  lost: string
  /** Takes a new guest to the point before the change, and says what to send. */
  prepare(guest: Guest): Promise<Record<string, unknown>>
  expected(payload: Payload, cart: Cart | null): void
}>

let skus: readonly string[]
/** A product with so few pieces that one cart holds them all. */
let scarce: Readonly<{ sku: string; quantity: number }>

const holds =
  (...lines: readonly (readonly [at: number, quantity: number])[]) =>
  (_payload: Payload, cart: Cart | null) =>
    expect(cart?.lines).toEqual(lines.map(([at, quantity]) => ({ id: expect.any(String), sku: skus[at], quantity })))
const add = (guest: Guest, quantity: number, at = 0) =>
  done(guest, 'addCartLines', { lines: [{ sku: skus[at], quantity }] })

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'the first line, the cart being opened',
    mutation: 'addCartLines',
    lost: '/api/cart/create',
    prepare: async () => ({ lines: [{ sku: skus[0], quantity: 2 }] }),
    expected: holds([0, 2]),
  },
  {
    name: 'the first line',
    mutation: 'addCartLines',
    lost: '/api/cart/update',
    prepare: async () => ({ lines: [{ sku: skus[0], quantity: 2 }] }),
    expected: holds([0, 2]),
  },
  {
    name: 'more of a line, and another',
    mutation: 'addCartLines',
    lost: '/api/cart/update',
    prepare: async (guest) => {
      await add(guest, 3)
      return { lines: [{ sku: skus[0], quantity: 2 }, { sku: skus[1] }] }
    },
    expected: holds([0, 5], [1, 1]),
  },
  {
    name: 'all that is left',
    mutation: 'addCartLines',
    lost: '/api/cart/update',
    prepare: async () => ({ lines: [scarce] }),
    expected: (_payload, cart) => expect(cart?.lines).toMatchObject([scarce]),
  },
  {
    name: 'another quantity',
    mutation: 'updateCartLines',
    lost: '/api/cart/update',
    prepare: async (guest) => {
      const { cart } = await add(guest, 3)
      return { lines: [{ line: { id: cart!.lines[0]!.id }, quantity: 7 }], expectedHash: cart!.hash }
    },
    expected: holds([0, 7]),
  },
  {
    name: 'the quantity 0',
    mutation: 'updateCartLines',
    lost: '/api/cart/delete',
    prepare: async (guest) => {
      await add(guest, 3)
      await add(guest, 1, 1)
      return { lines: [{ line: { identity: { sku: skus[0] } }, quantity: 0 }] }
    },
    expected: holds([1, 1]),
  },
  {
    name: 'a line taken out',
    mutation: 'removeCartLines',
    lost: '/api/cart/delete',
    prepare: async (guest) => {
      const { cart } = await add(guest, 3)
      await add(guest, 1, 1)
      return { lines: [{ id: cart!.lines[0]!.id }] }
    },
    expected: holds([1, 1]),
  },
  {
    name: 'a cart brought along, into an empty one',
    mutation: 'syncCart',
    lost: '/api/cart/update',
    prepare: async () => ({ lines: [{ sku: skus[0], quantity: 2 }], mergeQuantities: true }),
    expected: holds([0, 2]),
  },
  {
    name: 'a cart brought along, added to what is there',
    mutation: 'syncCart',
    lost: '/api/cart/update',
    prepare: async (guest) => {
      await add(guest, 3)
      return { lines: [{ sku: skus[0], quantity: 2 }, { sku: skus[1] }], mergeQuantities: true }
    },
    expected: holds([0, 5], [1, 1]),
  },
  {
    name: 'a cart brought along, in place of what is there',
    mutation: 'syncCart',
    lost: '/api/cart/delete',
    prepare: async (guest) => {
      await add(guest, 3)
      return { lines: [{ sku: skus[1], quantity: 2 }], force: true }
    },
    expected: holds([1, 2]),
  },
  {
    name: 'a coupon',
    mutation: 'applyCartCoupon',
    lost: '/api/cart/apply-coupon',
    prepare: async (guest) => {
      await add(guest, 3)
      return { code: 'BIENVENIDO' }
    },
    expected: (_payload, cart) => expect(cart?.coupon).toEqual({ code: 'BIENVENIDO' }),
  },
  {
    name: 'a coupon taken off',
    mutation: 'removeCartCoupon',
    lost: '/api/cart/delete-coupon',
    prepare: async (guest) => {
      await add(guest, 3)
      await done(guest, 'applyCartCoupon', { code: 'BIENVENIDO' })
      return {}
    },
    expected: (_payload, cart) => expect(cart?.coupon).toBeNull(),
  },
  {
    name: 'address and way of delivery',
    mutation: 'setCartShipping',
    lost: '/api/cart/shipping-information',
    prepare: async (guest) => {
      await add(guest, 1)
      return { ...SHIPPING, address: ADDRESS }
    },
    expected: (payload) => expect(payload.cart?.selectedShippingMethod).toEqual({ methodCode: SHIPPING.methodCode }),
  },
  {
    name: 'the way of paying',
    mutation: 'setCartPayment',
    lost: '/api/cart/collect-totals',
    prepare: async (guest) => {
      await add(guest, 1)
      await done(guest, 'setCartShipping', SHIPPING)
      return PAYMENT
    },
    expected: (payload) => expect(payload.cart?.selectedPaymentMethod).toEqual({ code: PAYMENT.methodCode }),
  },
  {
    name: 'an order',
    mutation: 'placeOrder',
    lost: '/api/order',
    prepare: async (guest) => {
      await fillCart(guest, skus[0]!, 2)
      return { email: newAddress() }
    },
    expected: (payload, cart) => {
      expect(payload.order).toMatchObject({ lines: [{ sku: skus[0], quantity: 2 }] })
      expect(cart).toBeNull()
    },
  },
]

const newAddress = () => `ana.${crypto.randomUUID().slice(0, 8)}@example.mx`

type Attempt = Readonly<{ scenario: Scenario; guest: Guest; input: Record<string, unknown> }>

describe.each([
  { gateway: 'goes on', isKilled: false },
  { gateway: 'crashes in between and knows nothing any more', isKilled: true },
])('an answer is lost, the gateway $gateway, and the client sends the same again:', ({ isKilled }) => {
  let proxied: ProxiedGateway
  const attempts = new Map<string, Attempt>()

  beforeAll(async () => {
    // Without Redis: what the gateway remembers is gone with it.
    proxied = await startGatewayBehindProxy(sharedShop().platform, { REDIS_URL: '' })
    skus = (await plentifulWares(proxied.gateway, 2)).map(({ sku }) => sku)
    scarce = await scarceWare(proxied.gateway)
    for (const scenario of SCENARIOS) attempts.set(scenario.name, await loseAnswer(proxied, scenario))
    if (isKilled) await proxied.crash()
  })
  afterAll(() => proxied.stop())

  it.each(SCENARIOS)('$name, by $mutation, is done once', async ({ name, mutation, expected }) => {
    const { guest, input } = attempts.get(name)!
    const payload = await mutate(guest, mutation, input)
    expect(payload.userErrors).toEqual([])
    expected(payload, await cartOf(guest))
    // And again, now that the answer is known.
    const again = await mutate(guest, mutation, input)
    expect(again).toEqual(payload)
    if (mutation === 'placeOrder')
      expect(await ordersOf(sharedShop().platform, String(input['email']))).toEqual([payload.order?.number])
  })
})

/** Sends the change while the platform's answer to it cannot come back. */
async function loseAnswer({ gateway, upstream }: ProxiedGateway, scenario: Scenario): Promise<Attempt> {
  const guest = asGuest(gateway)
  // A guest has a session, and by it a name for the key, once there is something to remember.
  const input = { ...(await scenario.prepare(guest)), clientMutationId: crypto.randomUUID() }
  let isLost = false
  upstream.setFault(({ path }) => {
    if (isLost || path !== scenario.lost) return undefined
    isLost = true
    return { kind: 'cutAfter' }
  })
  const reply = await tryToMutate(guest, scenario.mutation, input)
  upstream.setFault(null)
  expect([scenario.name, isLost, reply.errors?.[0]?.extensions?.code]).toEqual([
    scenario.name,
    true,
    'UPSTREAM_UNAVAILABLE',
  ])
  return { scenario, guest, input }
}

async function scarceWare(gateway: string): Promise<typeof scarce> {
  const tables = (await simpleWares(gateway, 'hogar', 'mesa')).filter(({ quantity }) => quantity > 0)
  const [fewest] = tables.toSorted((a, b) => a.quantity - b.quantity)
  if (!fewest) throw new Error('no table is in stock')
  return { sku: fewest.sku, quantity: fewest.quantity }
}
