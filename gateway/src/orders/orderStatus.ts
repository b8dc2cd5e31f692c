import type { OrderStatus } from '../__generated__/resolverTypes.ts'

const STATUSES: Readonly<Record<string, OrderStatus>> = {
  pending: 'PENDING',
  pending_payment: 'PENDING',
  new: 'PENDING',
  holded: 'PENDING',
  payment_review: 'PENDING',
  processing: 'PROCESSING',
  authorized: 'PROCESSING',
  approved: 'PROCESSING',
  shipped: 'SHIPPED',
  sent: 'SHIPPED',
  order_sent: 'SHIPPED',
  delivered: 'DELIVERED',
  order_delivered: 'DELIVERED',
  complete: 'DELIVERED',
  closed: 'DELIVERED',
  canceled: 'CANCELED',
  cancelled: 'CANCELED',
  denied: 'CANCELED',
  rejected: 'CANCELED',
}

/** How far an order is, from the platform's word for it. A word that nobody knows is an order that waits. */
export function orderStatus(word: string | null): OrderStatus {
  return STATUSES[word?.toLowerCase().replaceAll(' ', '_') ?? ''] ?? 'PENDING'
}
