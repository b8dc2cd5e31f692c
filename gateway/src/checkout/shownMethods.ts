import type { PaymentMethod, ShippingMethod } from '../__generated__/resolverTypes.ts'
import { money } from '../graph/money.ts'
import type { PaymentOffer, ShippingOffer } from './checkoutClient.ts'

/** Ways to deliver, cheapest first. Exactly one is the default: the platform's, else the first. */
export function shownShippingMethods(offers: readonly ShippingOffer[], currencyCode: string): ShippingMethod[] {
  const sorted = offers.toSorted((a, b) => a.price - b.price)
  const preset = sorted.find(({ isDefault }) => isDefault) ?? sorted[0]
  return sorted.map((offer) => ({
    carrierCode: offer.carrierCode,
    methodCode: offer.methodCode,
    title: offer.title,
    price: money(offer.price, currencyCode),
    priceExcludingTax: money(offer.priceExcludingTax, currencyCode),
    isDefault: offer === preset,
  }))
}

/** Ways to pay, in the platform's order. Exactly one is the default: the platform's, else the first. */
export function shownPaymentMethods(offers: readonly PaymentOffer[], currencyCode: string): PaymentMethod[] {
  const preset = offers.find(({ isDefault }) => isDefault) ?? offers[0]
  return offers.map((offer) => ({
    code: offer.code,
    title: offer.title,
    fee: offer.fee === null ? null : money(offer.fee, currencyCode),
    isDefault: offer === preset,
  }))
}
