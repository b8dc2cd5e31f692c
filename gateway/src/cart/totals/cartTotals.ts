import type { Language } from '@hogar/schema/stores.ts'
import Big from 'big.js'
import type { CreditTotals, Money, TotalSegment } from '../../__generated__/schemaTypes.ts'
import { decodeOffer } from '../../credit/decodeOffer.ts'
import { money } from '../../graph/money.ts'
import { discountWithTax } from './discountWithTax.ts'
import type { CartTotalsMapper } from '../mappers.ts'
import { segmentTitle } from './segmentTitle.ts'
import type { CartTotalsDocument } from './decodeTotals.ts'

export type TotalsContext = Readonly<{
  currencyCode: string
  language: Language
  /** Shipping costs count once a method is chosen: before that the platform may guess. */
  hasShipping: boolean
}>

/**
 * Maps the platform's totals to the cart's totals. The platform's own total excludes tax. The amount to pay is the row
 * `grand_total`; without that row, it is the platform's total plus the tax.
 */
export function cartTotals(totals: CartTotalsDocument, context: TotalsContext): CartTotalsMapper {
  const { currencyCode, hasShipping } = context
  const tax = new Big(totals.tax_amount ?? 0)
  const toPay = totals.total_segments.find(({ code }) => code === 'grand_total')?.value
  const shipping = totals.shipping_incl_tax ?? totals.shipping_amount
  return {
    subtotal: money(subtotal(totals), currencyCode),
    discount: cartDiscount(totals, currencyCode),
    shipping: hasShipping && shipping !== null ? money(shipping, currencyCode) : null,
    payment: paymentFee(totals, currencyCode),
    tax: money(tax, currencyCode),
    grandTotal: money(toPay ?? tax.plus(totals.grand_total ?? 0), currencyCode),
    segments: totalSegments(totals, context),
    credit: creditTotals(totals, currencyCode),
    cart: null,
  }
}

/** Returns the fee of the payment method, with tax where the platform gives it; null when it is free. */
function paymentFee({ payment_incl_tax: whole, total_segments: rows }: CartTotalsDocument, currencyCode: string) {
  const fee = whole ?? rows.find(({ code }) => code === 'payment')?.value ?? 0
  return fee > 0 ? money(fee, currencyCode) : null
}

/** Returns the coupon's discount with tax, as a positive amount. */
export function cartDiscount(totals: CartTotalsDocument, currencyCode: string): Money {
  return money(discountWithTax(totals, subtotal(totals)), currencyCode)
}

/** The platform's rows, in its order, with titles in the store's language where they are known ones. */
export function totalSegments(totals: CartTotalsDocument, { currencyCode, language }: TotalsContext): TotalSegment[] {
  const isOnCredit = creditMethod(totals) !== null
  return totals.total_segments.map(({ code, title, value }) => ({
    code,
    // On credit, the cost of the payment is its interest.
    title: segmentTitle({ code: isOnCredit && code === 'payment' ? 'interest' : code, title }, language),
    value: value === null ? null : money(value, currencyCode),
  }))
}

/** Returns the credit method's code and the subtotal without it; null for totals that are not on store credit. */
function creditMethod({ extension_attributes: given }: CartTotalsDocument) {
  const methodCode = given?.credit_payment_method_code?.trim() ?? ''
  const without = given?.subtotal_without_credit ?? null
  return methodCode === '' || without === null ? null : { methodCode, without }
}

/** Returns the totals on store credit; null without a credit method, or without the amount to compare with. */
function creditTotals(totals: CartTotalsDocument, currencyCode: string): CreditTotals | null {
  const method = creditMethod(totals)
  if (method === null) return null
  const { methodCode, without } = method
  const given = totals.extension_attributes
  const title = given?.credit_payment_method_title?.trim() || methodCode
  const offer = decodeOffer(given?.credit_offer, { kind: 'MERCHANDISE', customer: 'NEW', currencyCode })
  return { methodCode, title, subtotalWithoutCredit: money(without, currencyCode), offer }
}

function subtotal({ subtotal_incl_tax: whole, items, subtotal: net }: CartTotalsDocument): Big {
  if (whole !== null) return new Big(whole)
  if (items.length === 0) return new Big(net ?? 0)
  return items.reduce((sum, item) => sum.plus(item.row_total_incl_tax ?? 0), new Big(0))
}
