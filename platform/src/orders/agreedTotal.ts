import { Big } from 'big.js'
import type { FastifyRequest } from 'fastify'
import type { AssembledCart } from '../cart/assembleCart.ts'
import { grandTotalOf } from '../cart/grandTotalOf.ts'
import { PlatformError } from '../http/PlatformError.ts'

/** Total that a buyer agreed to pay, with its currency. */
export type AgreedTotal = Readonly<{ amount: Big; currency: string }>

/** A header, not a field of the body: the public contract refuses fields that it does not name. */
export const AGREED_TOTAL_HEADER = 'x-agreed-total'
const AGREED_TOTAL = /^(\d{1,12}(?:\.\d{1,4})?) ([A-Z]{3})$/

/**
 * Reads the total that the buyer agreed to from the request's header, such as `1082.00 MXN`. Null without the header.
 * @throws PlatformError 400 for a value of another form.
 */
export function readAgreedTotal({ headers }: Pick<FastifyRequest, 'headers'>): AgreedTotal | null {
  const header = headers[AGREED_TOTAL_HEADER]
  if (header === undefined) return null
  const [, amount, currency] = AGREED_TOTAL.exec(String(header)) ?? []
  if (amount === undefined || currency === undefined)
    throw new PlatformError(400, `${AGREED_TOTAL_HEADER} is an amount and a currency, such as 1082.00 MXN`)
  return { amount: new Big(amount), currency }
}

/**
 * Compares what the cart is about to be ordered for with what the buyer agreed to. Inside the order's transaction, after
 * stock and coupon are locked: the amount compared is the amount charged.
 * @throws PlatformError 409 with `meta.reason` `TOTAL_CHANGED` and the present total if they differ.
 */
export function requireAgreedTotal({ store, totals }: AssembledCart, agreed: AgreedTotal | null): void {
  const total = new Big(grandTotalOf(totals))
  const { currency } = store
  if (agreed === null || (agreed.amount.eq(total) && agreed.currency === currency)) return
  throw new PlatformError(409, `Error placing an order. The total is ${total.toFixed(2)} ${currency} now.`, {
    reason: 'TOTAL_CHANGED',
    total: total.toNumber(),
    currency,
  })
}
