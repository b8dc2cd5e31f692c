import type { Outcome } from '../offline/outcome.ts'
import { isJsonRecord } from '../relay/payload.ts'

export type PlacedOrder = Readonly<{ id: string; number: string }>

/**
 * Returns the order in an outcome; null for any other outcome. Reads by hand instead of by a schema because every page
 * loads this code.
 */
export function placedOrderOf(outcome: Outcome): PlacedOrder | null {
  const payload = outcome.kind === 'done' ? outcome.data['placeOrder'] : null
  const order = isJsonRecord(payload) ? payload['order'] : null
  if (!isJsonRecord(order)) return null
  const { id, number } = order
  return typeof id === 'string' && typeof number === 'string' ? { id, number } : null
}

/** Stands for the id of an order that the platform has accepted but not numbered yet. */
export const QUEUED_ORDER = 'queued'

/** Returns true if the outcome is an order without a number: the platform has queued it. */
export function isQueuedOrder(outcome: Outcome): boolean {
  const payload = outcome.kind === 'done' ? outcome.data['placeOrder'] : null
  const notices = isJsonRecord(payload) ? payload['notices'] : null
  return Array.isArray(notices) && notices.some((notice) => isJsonRecord(notice) && notice['code'] === 'ORDER_QUEUED')
}

/** Returns the path of an order's page inside the store. */
export function orderPath({ id }: Pick<PlacedOrder, 'id'>): string {
  return `/order-success?order=${encodeURIComponent(id)}`
}
