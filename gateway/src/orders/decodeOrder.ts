import Big from 'big.js'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { Address, OrderCancelable, OrderProgress, OrderStatus, OrderStep } from '../__generated__/schemaTypes.ts'
import { decodeOrderGiftCards } from '../giftcards/decodeOrderGiftCards.ts'
import { decodeGift } from '../cart/gift/decodeGift.ts'
import { decodePickupBranch } from '../checkout/pickupBranch.ts'
import { CART_ITEMS_MAX } from '../cart/limits.ts'
import { readLineAdditions } from '../cart/lines/lineAdditions.ts'
import { readProductOption } from '../cart/lines/productOption.ts'
import { decodeTotals } from '../cart/totals/decodeTotals.ts'
import { type Source, readCount, readNumber, readSource, readSources, readText } from '../parse/readValue.ts'
import { decodePlan } from '../checkout/paymentPlan.ts'
import { readTexts } from '../checkout/restAddress.ts'
import { readDays } from '../stock/deliveryClient.ts'
import { INSTRUCTION_CHARACTERS_MAX, PAYMENT_URL_MAX_CHARACTERS, RECEIPT_CODE } from './limits.ts'
import type { OrderLineMapper, OrderMapper } from './mappers.ts'
import { webAddress } from '../parse/webAddress.ts'
import { plainText } from '../parse/plainText.ts'
import { decodePaymentInstructions } from './decodePaymentInstructions.ts'
import { decodeOrderCredit } from './decodeOrderCredit.ts'
import { instant } from '../parse/instant.ts'
import { orderStatus, orderStatusLabel } from './orderStatus.ts'

const CANCELABLE: Readonly<Record<string, OrderCancelable>> = { whole: 'WHOLE', items: 'LINES' }

/** Decodes an order; null without a number, date or total. */
export function decodeOrder(value: unknown, store: StoreDefinition): OrderMapper | null {
  const order = readSource(value)
  const number = readText(order.increment_id)
  const placedAt = instant(readText(order.created_at))
  const totals = decodeTotals(order.totals)
  const segment = totals?.total_segments.find(({ code }) => code === 'grand_total')
  const total = segment?.value ?? readNumber(order.grand_total)
  if (number === null || placedAt === null || total === null) return null
  const payment = readSource(order.payment)
  const statusLabel = orderStatusLabel(readText(order.status))
  const status = orderStatus(statusLabel)
  const credit = decodeOrderCredit(payment, status)
  // The time of an order that waits for credit alone is that of its application.
  const isPaidAtOnce = credit === null || credit.rest !== null
  const code = readText(order.receipt_code) ?? ''
  const currencyCode = readText(order.order_currency_code) ?? store.currencyCode
  return {
    __typename: 'Order',
    storeCode: store.code,
    number,
    placedAt,
    ...decodePlaceAndChange(order),
    status,
    statusLabel,
    steps: decodeSteps(order, placedAt),
    canceledAt: instant(readText(order.canceled_at)),
    trackingUrl: webAddress(readText(order.tracking_url, PAYMENT_URL_MAX_CHARACTERS)),
    guideNumber: plain(order.guide_number),
    deliveryCompany: plain(order.delivery_company),
    lines: readSources(order.items, CART_ITEMS_MAX)
      .filter(isOwnLine)
      .flatMap((item) => decodeLine(item, currencyCode)),
    currencyCode,
    total,
    ...decodeBalance(order, status),
    cancelable: CANCELABLE[readText(order.cancelable) ?? ''] ?? null,
    returnBefore: instant(readText(order.return_before)),
    totals,
    ...decodeAddresses(order),
    shippingMethodTitle: readText(order.shipping_description),
    pickupBranch: decodePickupBranch(order.pickup_location)[0] ?? null,
    paymentMethodTitle: readText(payment.title) ?? titleIn(payment.additional_information),
    paymentMethodCode: readText(payment.method),
    paymentInstructions: decodePaymentInstructions(payment.instructions),
    payBefore: status === 'PENDING' && isPaidAtOnce ? instant(readText(payment.pay_before)) : null,
    credit,
    plan: decodePlan(payment.plan),
    deliveryEstimate: readDays({
      earliest: order.delivery_from,
      latest: order.delivery_to,
      made_to_order_days: order.made_to_order_days,
    }),
    email: readText(order.customer_email),
    companyOrderNumber: readText(order.company_order_number),
    placedBy: readText(order.placed_by),
    gift: decodeGift(order.gift_message),
    giftCards: decodeOrderGiftCards(order.gift_cards, currencyCode),
    receiptCode: RECEIPT_CODE.test(code) ? code : null,
  }
}

function decodePlaceAndChange(order: Source) {
  return { placedIn: readText(order.store_code), updatedAt: instant(readText(order.updated_at)) }
}

function decodeAddresses(order: Source) {
  return {
    shippingAddress: decodeAddress(order.shipping_address ?? assignedAddress(order)),
    billingAddress: decodeAddress(order.billing_address),
  }
}

/**
 * Decodes what was paid of an order, what is due, and the page where a card pays that: an order may be sent before its
 * money comes.
 */
function decodeBalance(order: Source, status: OrderStatus) {
  // Magento leaves the total due of a canceled order as it was.
  const dueTotal = status === 'CANCELED' ? 0 : readNumber(order.total_due)
  const isToPay = status === 'PENDING' || (dueTotal ?? 0) > 0
  const page = readText(readSource(order.payment).url, PAYMENT_URL_MAX_CHARACTERS)
  return {
    canceledTotal: readNumber(order.total_canceled) ?? 0,
    paidTotal: readNumber(order.total_paid),
    refundedTotal: readNumber(order.total_refunded),
    dueTotal,
    paymentUrl: isToPay ? webAddress(page) : null,
  }
}

/** Fields of the times at which an order reaches its steps, in sequence. */
const STEP_TIMES: readonly (readonly [OrderProgress, string])[] = [
  ['PAYMENT_CONFIRMED', 'paid_at'],
  ['ORDER_SENT', 'sent_at'],
  ['ORDER_DELIVERED', 'delivered_at'],
]

function decodeSteps(order: Source, placedAt: string): OrderStep[] {
  const later = STEP_TIMES.flatMap(([progress, field]) => {
    const reachedAt = instant(readText(order[field]))
    return reachedAt === null ? [] : [{ progress, reachedAt }]
  })
  return [{ progress: 'PAYMENT_PREVIEW', reachedAt: placedAt }, ...later]
}

/** Returns false for the variant of a line, which Magento sends as a line of its own below it. */
function isOwnLine({ parent_item_id: parent }: Source): boolean {
  return parent === undefined || parent === null || parent === 0
}

/** Returns the delivery address from the place where Magento's search result of orders holds it. */
function assignedAddress(order: Source): unknown {
  const [assigned] = readSources(readSource(order.extension_attributes).shipping_assignments, 1)
  return readSource(assigned?.shipping).address
}

/** Returns the title of a payment method, which Magento sends as the first additional text. */
function titleIn(additional: unknown): string | null {
  return Array.isArray(additional) ? readText(additional[0]) : null
}

/** Returns a warehouse's text without markup. */
function plain(value: unknown): string | null {
  const text = readText(value)
  return text === null ? null : plainText(text, INSTRUCTION_CHARACTERS_MAX)
}

function decodeLine(item: Source, currencyCode: string): OrderLineMapper[] {
  const productType = readText(item.product_type)
  // A bundle's line may have the SKUs of all its parts.
  const sku = (productType === 'bundle' ? readText(item.product_sku) : null) ?? readText(item.sku)
  const quantity = readNumber(item.qty_ordered) ?? readNumber(item.qty)
  if (sku === null || quantity === null) return []
  const unitPrice = readNumber(item.price_incl_tax) ?? readNumber(item.price) ?? 0
  const options = readSources(item.options, CART_ITEMS_MAX).flatMap((option) => {
    const label = readText(option.label)
    const value = readText(option.value)
    return label === null || value === null ? [] : [{ label, value }]
  })
  return [
    {
      sku,
      name: readText(item.name) ?? sku,
      quantity,
      lineId: readText(item.item_id),
      canceledQuantity: readNumber(item.qty_canceled) ?? 0,
      unitPrice,
      rowTotal: readNumber(item.row_total_incl_tax) ?? new Big(unitPrice).times(quantity).toNumber(),
      options,
      chosen: readProductOption(item.product_option),
      ...readLineAdditions(item.extension_attributes),
      productType,
      productId: readCount(item.product_id)?.toString() ?? null,
      currencyCode,
    },
  ]
}

function decodeAddress(value: unknown): Address | null {
  const address = readSource(value)
  const countryCode = readText(address.country_id)
  if (countryCode === null) return null
  const street = Array.isArray(address.street) ? address.street.flatMap((line) => readText(line) ?? []) : []
  return {
    firstName: readText(address.firstname) ?? '',
    lastName: readText(address.lastname) ?? '',
    ...readTexts((name) => readText(address[name])),
    street,
    city: readText(address.city) ?? '',
    regionCode: readText(address.region_code),
    region: readText(address.region),
    postcode: readText(address.postcode) ?? '',
    countryCode,
    telephone: readText(address.telephone) ?? '',
  }
}
