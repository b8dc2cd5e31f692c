import { textOf } from '../parse/fields.ts'
import { orderBody } from './shopper.ts'
import type { Json, TestPlatform } from './withPlatform.ts'

type Bought = Readonly<{ sku: string; qty: number; product_option?: unknown; extension_attributes?: unknown }>

type Options = Readonly<{ method?: string; coupon?: string; additional?: object; branch?: string }>

/** An order of a customer: its number, the ids of its lines, and the calls that a test makes about it. */
export async function buy(
  [platform, token]: readonly [TestPlatform, string],
  lines: readonly Bought[],
  { method = 'cashondelivery', coupon = '', additional = {}, branch }: Options = {},
) {
  const cartId = textOf((await platform.post(`/api/cart/create?token=${token}`)).body.result) ?? ''
  for (const cartItem of lines) await platform.post(`/api/cart/update?token=${token}`, { cartItem })
  if (coupon !== '') await platform.post(`/api/cart/apply-coupon?token=${token}&coupon=${coupon}`)
  const body = orderBody(cartId, { products: lines.map((line) => ({ ...line, price: 1 })) })
  const placed = await platform.post(`/api/order?token=${token}`, {
    ...body,
    addressInformation: {
      ...body.addressInformation,
      payment_method_code: method,
      payment_method_additional: additional,
      ...(branch === undefined ? {} : { shippingExtraFields: { pickup_location_code: branch } }),
    },
  })
  const number = textOf(placed.body.result?.orderNumber)
  if (number === null) throw new Error(`no order: ${JSON.stringify(placed.body)}`)
  const url = (call: string, as = token) => `/api/order/${number}${call}?token=${as}`
  const read = async () => (await platform.get(url(''))).body.result!
  const items = (await read()).items as unknown as Json[]
  return {
    number,
    read,
    ids: items.map(({ item_id }) => Number(item_id)),
    url,
    get: (call: string, as = token) => platform.get(url(call, as)),
    post: (call: string, payload: unknown, headers?: Record<string, string>) =>
      platform.post(url(call), payload, headers),
    progress: (status: string) => platform.put(`/api/order/${number}/progress`, { status }),
  }
}
