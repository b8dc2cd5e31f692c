import * as v from 'valibot'
import type { CartScope } from '../cart/cartClient.ts'
import { readFlag, readNumber, readSource, readText } from '../catalogue/readValue.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { METHODS_MAX } from './limits.ts'

/** A way to deliver, as the platform offers it. */
export type ShippingOffer = Readonly<{
  carrierCode: string
  methodCode: string
  title: string
  price: number
  priceExcludingTax: number
  isDefault: boolean
}>

/** A way to pay, as the platform offers it. */
export type PaymentOffer = Readonly<{ code: string; title: string; fee: number | null; isDefault: boolean }>

const rowsSchema = v.array(v.unknown())

/** Ways to deliver to an address, or as much of one as is known; empty for a cart with nothing to carry. */
export async function readShippingOffers({ upstream }: CartScope, address: object): Promise<readonly ShippingOffer[]> {
  const result = await upstream.call('cartShippingMethods', { body: { address } })
  return rowsOf(result, 'cartShippingMethods').flatMap(decodeShippingOffer)
}

/** Ways to pay for the cart as it is. */
export async function readPaymentOffers({ upstream }: CartScope): Promise<readonly PaymentOffer[]> {
  return decodePaymentOffers(await upstream.call('cartPaymentMethods'), 'cartPaymentMethods')
}

/** Ways to pay out of a reply, in the platform's order. */
export function decodePaymentOffers(value: unknown, endpoint: string): readonly PaymentOffer[] {
  return rowsOf(value, endpoint).flatMap((row) => {
    const method = readSource(row)
    const code = readText(method.code)
    if (code === null) return []
    const fee = readNumber(method.cost_incl_tax)
    const isDefault = readFlag(method.default) ?? false
    return [{ code, title: readText(method.title) ?? code, fee: fee !== null && fee > 0 ? fee : null, isDefault }]
  })
}

function decodeShippingOffer(row: unknown): ShippingOffer[] {
  const method = readSource(row)
  const carrierCode = readText(method.carrier_code)
  const methodCode = readText(method.method_code)
  const price = readNumber(method.price_incl_tax) ?? readNumber(method.amount)
  if (carrierCode === null || methodCode === null || price === null || readFlag(method.available) === false) return []
  const titles = [readText(method.carrier_title), readText(method.method_title)]
  return [
    {
      carrierCode,
      methodCode,
      title: titles.filter((title) => title !== null).join(' – ') || methodCode,
      price,
      priceExcludingTax: readNumber(method.price_excl_tax) ?? price,
      isDefault: readFlag(method.default) ?? false,
    },
  ]
}

function rowsOf(value: unknown, endpoint: string): readonly unknown[] {
  const rows = v.safeParse(rowsSchema, value)
  if (!rows.success)
    throw new UpstreamFailure({ kind: 'invalid', endpoint, detail: 'the result is no list of methods' })
  return rows.output.slice(0, METHODS_MAX)
}
