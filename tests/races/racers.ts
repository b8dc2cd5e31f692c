import type { RacePlatform, Reply } from './startRacePlatform.ts'

/** Requests at a time. `RACES=50` races as a review of the shop does. */
export const RACERS = Number(process.env['RACES'] ?? 8)
/** Rounds of races between two. */
export const ROUNDS = Math.ceil(RACERS / 2)

const KEY = { 'x-moderation-key': 'mk-test' }
const ADDRESSES = {
  hogar: { city: 'Guadalajara', postcode: '44100', country_id: 'MX', region: 'Jalisco' },
  de: { city: 'Berlin', postcode: '10115', country_id: 'DE', region: 'Berlin' },
  it: { city: 'Roma', postcode: '00184', country_id: 'IT', region: 'Roma' },
} as const
type Store = keyof typeof ADDRESSES

type Line = Readonly<{ sku: string; qty: number }>
export type OrderOptions = Readonly<{
  lines: readonly Line[]
  method?: string
  store?: Store
  headers?: Record<string, string>
}>

/** Runs the same at once, so many times. */
export function atOnce<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)))
}

export const succeeded = (replies: readonly Reply[]) => replies.filter(({ code }) => code === 200)
/** Replies that are no answer to a race: faults of the platform. */
export const faults = (replies: readonly Reply[]) => replies.filter(({ code }) => code >= 500)
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
export const numberOf = (reply: Reply): string => textOf(fieldOf(reply.result, 'orderNumber'))

/** The calls that races are made of. */
export function racersOf({ call, db }: RacePlatform) {
  const newCart = async (token = '', store: Store = 'hogar') =>
    textOf((await call('POST', `/api/cart/create?token=${token}&storeCode=${store}`)).result)

  const order = (cartId: string, token: string, { lines, method, store = 'hogar', headers = {} }: OrderOptions) => {
    const address = {
      ...ADDRESSES[store],
      firstname: 'Ana',
      lastname: 'López',
      street: ['Av. Juárez 10', 'B'],
      telephone: '3312345678',
      email: 'ana@example.mx',
    }
    const body = {
      user_id: '',
      cart_id: cartId,
      store_code: store,
      products: lines.map((line) => ({ ...line, price: 1 })),
      addressInformation: {
        shippingAddress: address,
        billingAddress: address,
        shipping_carrier_code: 'instore',
        shipping_method_code: 'pickup',
        payment_method_code: method ?? 'cashondelivery',
        payment_method_additional: {},
      },
    }
    return call('POST', `/api/order?token=${token}`, { body, headers })
  }

  const customer = async (email: string) => {
    const body = { customer: { email, firstname: 'Ana', lastname: 'López' }, password: 'Secreta1!' }
    await call('POST', '/api/user/create', { body })
    const session = await call('POST', '/api/user/login', {
      body: { username: email, password: 'Secreta1!', device: 'phone' },
    })
    const token = textOf(session.result)
    const fill = (amount: number, store: Store = 'hogar') =>
      call('POST', `/api/ext/wallet_booking?storeCode=${store}`, { body: { email, amount, note: 'x' }, headers: KEY })
    return { email, token, fill, newCart: (store?: Store) => newCart(token, store) }
  }

  const itemsOf = (number: string) =>
    db
      .selectFrom('sales_order_item')
      .innerJoin('sales_order', 'sales_order.id', 'sales_order_item.order_id')
      .select(['sales_order_item.id', 'sales_order_item.qty'])
      .where('order_number', '=', number)
      .execute()

  return {
    newCart,
    order,
    customer,
    itemsOf,
    setStock: (sku: string, qty: number) => call('PUT', `/api/stock/${sku}`, { body: { qty } }),
    stockOf: async (sku: string) =>
      (await db.selectFrom('stock').select('qty').where('sku', '=', sku).executeTakeFirstOrThrow()).qty,
    progress: (number: string, status: string) => call('PUT', `/api/order/${number}/progress`, { body: { status } }),
    receive: (number: string) => call('PUT', `/api/order/returns/${number}/progress`, { body: { status: 'received' } }),
    cancel: (number: string, token: string) =>
      call('POST', `/api/order/${number}/cancel?token=${token}`, { body: { reason: 'other' } }),
    cancelUnits: (number: string, token: string, items: readonly object[]) =>
      call('POST', `/api/order/${number}/cancel-items?token=${token}`, { body: { reason: 'other', items } }),
    sendBack: (number: string, token: string, item: Readonly<{ id: number; qty: number }>) =>
      call('POST', `/api/order/${number}/returns?token=${token}`, {
        body: {
          items: [{ item_id: item.id, qty: item.qty, reason: 'damaged', condition: 'opened', resolution: 'refund' }],
          photos: [],
        },
      }),
  }
}
