import type { OrderProgress, OrderStatus, OrderStatusLabel } from '../__generated__/schemaTypes.ts'

type Told = Readonly<{ status: OrderStatus; progress: OrderProgress | null }>

const WAITS: Told = { status: 'PENDING', progress: 'PAYMENT_PREVIEW' }
const IS_PAID: Told = { status: 'PROCESSING', progress: 'PAYMENT_CONFIRMED' }
const IS_SENT: Told = { status: 'SHIPPED', progress: 'ORDER_SENT' }
const IS_THERE: Told = { status: 'DELIVERED', progress: 'ORDER_DELIVERED' }
const IS_OFF: Told = { status: 'CANCELED', progress: null }

/** Status and step of each label. A partly completed order waits for the rest. */
const MEANINGS: Readonly<Record<OrderStatusLabel, Told>> = {
  PENDING: WAITS,
  PARTIALLY_AUTHORIZED: WAITS,
  PARTIALLY_APPROVED: WAITS,
  PARTIALLY_REJECTED: WAITS,
  PROCESSING: IS_PAID,
  AUTHORIZED: IS_PAID,
  APPROVED: IS_PAID,
  ORDER_SENT: IS_SENT,
  ORDER_DELIVERED: IS_THERE,
  PROCESSED_AND_CLOSED: IS_THERE,
  DENIED: IS_OFF,
  REJECTED: IS_OFF,
  CANCELED: IS_OFF,
}

/** Labels by the platforms' status, in lower case with underscores. */
const LABELS: Readonly<Record<string, OrderStatusLabel>> = {
  pending: 'PENDING',
  pending_payment: 'PENDING',
  new: 'PENDING',
  holded: 'PENDING',
  payment_review: 'PENDING',
  processing: 'PROCESSING',
  authorized: 'AUTHORIZED',
  partially_authorized: 'PARTIALLY_AUTHORIZED',
  approved: 'APPROVED',
  partially_approved: 'PARTIALLY_APPROVED',
  denied: 'DENIED',
  rejected: 'REJECTED',
  partially_rejected: 'PARTIALLY_REJECTED',
  shipped: 'ORDER_SENT',
  sent: 'ORDER_SENT',
  order_sent: 'ORDER_SENT',
  delivered: 'ORDER_DELIVERED',
  order_delivered: 'ORDER_DELIVERED',
  complete: 'ORDER_DELIVERED',
  closed: 'PROCESSED_AND_CLOSED',
  processed_and_closed: 'PROCESSED_AND_CLOSED',
  canceled: 'CANCELED',
  cancelled: 'CANCELED',
}

/** Maps the platform's status to a label. An order with an unknown status is pending. */
export function orderStatusLabel(word: string | null): OrderStatusLabel {
  return LABELS[word?.toLowerCase().replaceAll(' ', '_') ?? ''] ?? 'PENDING'
}

/** Returns the status of an order with this label. */
export function orderStatus(label: OrderStatusLabel): OrderStatus {
  return MEANINGS[label].status
}

/**
 * Returns the step that an order of this label has reached; null for one that will not proceed. An order that is paid on
 * delivery has no confirmed payment while it is prepared.
 */
export function orderProgress(label: OrderStatusLabel, methodCode: string | null = null): OrderProgress | null {
  const { progress } = MEANINGS[label]
  return progress === 'PAYMENT_CONFIRMED' && isPaidOnDelivery(methodCode) ? 'PAYMENT_PREVIEW' : progress
}

const ON_DELIVERY: ReadonlySet<string> = new Set(['cashondelivery', 'cardondelivery'])

/** Returns true for a method that pays when the order is delivered or picked up: nothing confirms a payment before. */
export function isPaidOnDelivery(methodCode: string | null): boolean {
  return methodCode !== null && ON_DELIVERY.has(methodCode)
}
