import type { PaymentMethod } from '../__generated__/schemaTypes.ts'
import { decodeOffer } from '../credit/decodeOffer.ts'
import { money } from '../graph/money.ts'
import type { PaymentOffer, ShippingOffer } from './checkoutClient.ts'
import type { ShippingMethodMapper } from './mappers.ts'
import { PICKUP_CARRIER } from './pickupBranch.ts'
import { shownPlan } from './paymentPlan.ts'

const GOODS = { kind: 'MERCHANDISE', customer: 'NEW' } as const

/** Returns shipping methods in the platform's order. Exactly one is the default: the platform's, else the first. */
export function shownShippingMethods(offers: readonly ShippingOffer[], currencyCode: string): ShippingMethodMapper[] {
  const preset = offers.find(({ isDefault }) => isDefault) ?? offers[0]
  return offers.map((offer) => ({
    carrierCode: offer.carrierCode,
    methodCode: offer.methodCode,
    title: offer.title,
    price: money(offer.price, currencyCode),
    priceExcludingTax: money(offer.priceExcludingTax, currencyCode),
    deliveryEstimate: offer.deliveryEstimate,
    isPickup: offer.carrierCode === PICKUP_CARRIER,
    pickupBranches: [...offer.branches],
    isDefault: offer === preset,
  }))
}

/** Returns payment methods in the platform's order. Exactly one is the default: the platform's, else the first. */
export function shownPaymentMethods(offers: readonly PaymentOffer[], currencyCode: string): PaymentMethod[] {
  const preset = offers.find(({ isDefault }) => isDefault) ?? offers[0]
  return offers.map((offer) => ({
    code: offer.code,
    title: offer.title,
    fee: offer.fee === null ? null : money(offer.fee, currencyCode),
    feeExcludingTax: offer.feeExcludingTax === null ? null : money(offer.feeExcludingTax, currencyCode),
    isOffline: offer.isOffline,
    isServerMethod: offer.isServerMethod,
    isDefault: offer === preset,
    plans: offer.plans.map((plan) => shownPlan(plan, currencyCode)),
    creditOffers: offer.terms.flatMap(({ row }) => decodeOffer(row, { ...GOODS, currencyCode }) ?? []),
    creditLine: offer.line && { ...offer.line, available: money(offer.line.available, currencyCode) },
  }))
}
