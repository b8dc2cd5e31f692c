import { expect } from 'vitest'
import { textOf } from '../parse/fields.ts'
import type { Answer, Json, TestPlatform } from './withPlatform.ts'

export const ADDRESS = {
  firstname: 'Ana', lastname: 'López', street: ['Av. Juárez 10', 'B'], city: 'Guadalajara', postcode: '44100',
  country_id: 'MX', region: 'Jalisco', telephone: '3312345678', email: 'ana@example.mx',
} // prettier-ignore

/** A guest with a cart of their own: the calls that a test makes on it. */
export async function asGuest(platform: TestPlatform, storeCode = 'hogar') {
  const created = await platform.post(`/api/cart/create?token=&storeCode=${storeCode}`)
  const cartId = textOf(created.body.result) ?? ''
  const url = (call: string, query = '') => `/api/cart/${call}?token=&cartId=${cartId}${query}`
  return {
    cartId,
    pull: async () => (await platform.get(url('pull'))).body.result as unknown as Json[],
    totals: async () => (await platform.get(url('totals'))).body.result as unknown as Record<string, never>,
    /** Amounts by segment code. */
    segments: async () => {
      const segments = (await platform.get(url('totals'))).body.result!.total_segments as unknown as {
        code: string
        value: number | null
      }[]
      return Object.fromEntries(segments.map((segment) => [segment.code, segment.value]))
    },
    get: (call: string) => platform.get(url(call)),
    post: (call: string, body?: unknown, headers?: Record<string, string>) => platform.post(url(call), body, headers),
    coupon: (code: string) => platform.post(url('apply-coupon', `&coupon=${code}`)),
    change: (cartItem: Record<string, unknown>, headers?: Record<string, string>) =>
      platform.post(url('update'), { cartItem }, headers),
    add: async (sku: string, qty = 1, productOption?: unknown): Promise<Json> => {
      const answer = await platform.post(url('update'), { cartItem: { sku, qty, product_option: productOption } })
      expect(answer.body).toMatchObject({ code: 200 })
      return answer.body.result!
    },
    order: (fields: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer> =>
      platform.post('/api/order', orderBody(cartId, fields), headers),
  }
}

/** An order as the storefront sends it. */
export function orderBody(cartId: string, fields: Record<string, unknown>) {
  return {
    user_id: '',
    cart_id: cartId,
    addressInformation: {
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
      shipping_carrier_code: 'instore',
      shipping_method_code: 'pickup',
      payment_method_code: 'cashondelivery',
      payment_method_additional: {},
    },
    ...fields,
  }
}

/** Product option of one configurable choice. */
export function configured(optionId: string, value: string | number) {
  return { extension_attributes: { configurable_item_options: [{ option_id: optionId, option_value: value }] } }
}
