import { parseAdditionalData, toExtensionAttributes } from '../cart/additionalData.ts'
import { giftOf } from '../cart/gift.ts'
import { monthlyPlan } from '../checkout/cardMonths.ts'
import { isPickupCarrier, findShippingTitle } from '../checkout/shippingMethods.ts'
import { findPaymentTitle } from '../checkout/paymentMethods.ts'
import { branchAnswer } from '../contact/branchAnswer.ts'
import { advanceOf, restOf } from './payment/advanceOf.ts'
import type { OrderGiftCard } from '../giftcards/orderGiftCards.ts'
import { languageOf } from '../language.ts'
import { findBranch } from '../contact/branches.ts'
import { type StoreDefinition, storeOrDefault } from '../stores.ts'
import { cancelableOf } from './cancellation/cancelableOf.ts'
import { returnBefore } from './cancellation/returnBefore.ts'
import { trackingAddress } from './mails/trackingAddress.ts'
import { orderBalance } from './payment/orderBalance.ts'
import type { OrderItemRow, OrderRow } from './orderRow.ts'

/** An order as its buyer reads it. Amounts as they were when it was placed. */
export function orderAnswer(order: OrderRow, items: readonly OrderItemRow[], giftCards: readonly OrderGiftCard[] = []) {
  const store = storeOrDefault(order.store_code)
  return {
    entity_id: order.id,
    increment_id: order.order_number,
    order_id: order.client_order_id,
    status: order.status,
    guide_number: order.guide_number,
    delivery_company: order.delivery_company,
    tracking_url: trackingAddress(order.delivery_company, order.guide_number),
    created_at: order.created_at.toISOString(),
    updated_at: (order.updated_at ?? lastStep(order)).toISOString(),
    ...stepTimes(order),
    store_code: order.store_code,
    order_currency_code: order.currency,
    customer_email: order.email,
    company_order_number: order.company_order_number,
    gift_message: giftOf(order),
    gift_cards: giftCards,
    receipt_code: order.receipt_code,
    utm_source: order.origin,
    grand_total: Number(order.grand_total),
    total_canceled: Number(order.total_canceled),
    ...balanceAnswer(order),
    cancelable: order.customer_id === null ? null : cancelableOf(order),
    delivery_from: order.delivery_from,
    delivery_to: order.delivery_to,
    made_to_order_days: order.made_to_order_days,
    return_before: returnBefore(order)?.toISOString() ?? null,
    items: items.map(itemAnswer),
    totals: order.totals,
    shipping_address: order.shipping_address,
    billing_address: order.billing_address,
    shipping_carrier_code: order.carrier_code,
    shipping_method_code: order.method_code,
    pickup_location: pickupLocation(order, store),
    shipping_description: order.carrier_code === null ? null : findShippingTitle(store, order.carrier_code),
    payment: {
      method: order.payment_method,
      title: findPaymentTitle(store, order.payment_method, isPickupCarrier(order.carrier_code)),
      instructions: order.payment_instructions ?? null,
      url: order.payment_url,
      pay_before: order.pay_before?.toISOString() ?? null,
      plan: planOf(order),
      credit: creditOf(order),
    },
  }
}

/** Returns the time of the last known step of an order. */
function lastStep({ created_at, paid_at, sent_at, delivered_at, canceled_at }: OrderRow): Date {
  const times = [created_at, paid_at, sent_at, delivered_at, canceled_at].map((time) => time?.getTime() ?? 0)
  return new Date(Math.max(...times))
}

function itemAnswer(item: OrderItemRow) {
  return {
    item_id: item.id,
    sku: item.sku,
    product_sku: item.product_sku,
    product_id: item.product_id,
    product_type: item.product_type,
    name: item.name,
    qty_ordered: item.qty,
    qty_canceled: item.qty_canceled,
    price: Number(item.price),
    price_incl_tax: Number(item.price_incl_tax),
    row_total_incl_tax: Number(item.row_total_incl_tax),
    product_option: item.product_option,
    options: item.options,
    ...toExtensionAttributes(parseAdditionalData(item.additional_data)),
  }
}

/** Amounts that were paid, go back and are still due; null for what is unknown. */
function balanceAnswer(order: OrderRow) {
  const { paid, refunded, due } = orderBalance(order)
  return {
    total_paid: paid?.toNumber() ?? null,
    total_refunded: refunded?.toNumber() ?? null,
    total_due: due?.toNumber() ?? null,
  }
}

/** Times at which an order was paid, sent, delivered and canceled; null for a step that it has not reached. */
function stepTimes(order: OrderRow) {
  return {
    paid_at: order.paid_at?.toISOString() ?? null,
    sent_at: order.sent_at?.toISOString() ?? null,
    delivered_at: order.delivered_at?.toISOString() ?? null,
    canceled_at: order.canceled_at?.toISOString() ?? null,
  }
}

/** Monthly payments of an order that is paid in months. */
function planOf(order: OrderRow) {
  const { payment_months: months } = order
  if (months === null) return null
  const { monthly, last } = monthlyPlan(advanceOf(order), months)
  return { months, monthly: monthly.toNumber(), last: last.toNumber() }
}

/** Store credit that pays an order, with the application and the invoice that it has; null for other payment methods. */
function creditOf(order: OrderRow) {
  const { credit_amount: amount, credit_months: months } = order
  if (amount === null) return null
  const rest = restOf(order)
  return {
    amount: Number(amount),
    months,
    approved: order.credit_approved === null ? null : Number(order.credit_approved),
    rest: rest.gt(0) ? rest.toNumber() : null,
    request: order.credit_request,
    invoice: order.credit_invoice,
  }
}

/** The branch in which an order is picked up, as it is today, and the day from which on it stands ready there. */
function pickupLocation({ pickup_branch: code, delivery_from: readyFrom }: OrderRow, { language }: StoreDefinition) {
  const branch = code === null ? null : findBranch(code)
  return branch === null ? null : { ...branchAnswer(branch, languageOf(language)), ready_from: readyFrom }
}
