import type { Outcome } from '../offline/outcome.ts'
import { isJsonRecord } from '../relay/payload.ts'

export type PlacedOrder = Readonly<{ id: string; number: string }>

/**
 * The order that an outcome tells of; null for any other outcome. Read by hand and not by a schema: this is loaded with
 * every page.
 */
export function placedOrderOf(outcome: Outcome): PlacedOrder | null {
  const payload = outcome.kind === 'done' ? outcome.data['placeOrder'] : null
  const order = isJsonRecord(payload) ? payload['order'] : null
  if (!isJsonRecord(order)) return null
  const { id, number } = order
  return typeof id === 'string' && typeof number === 'string' ? { id, number } : null
}

/** Stands for the id of an order that the platform has accepted and not numbered yet. */
export const QUEUED_ORDER = 'queued'

/** True for an outcome that tells of an order without a number: the platform has it in a queue. */
export function isQueuedOrder(outcome: Outcome): boolean {
  const payload = outcome.kind === 'done' ? outcome.data['placeOrder'] : null
  const notices = isJsonRecord(payload) ? payload['notices'] : null
  return Array.isArray(notices) && notices.some((notice) => isJsonRecord(notice) && notice['code'] === 'ORDER_QUEUED')
}

/** Where an order is shown, inside the store. */
export function orderPath({ id }: Pick<PlacedOrder, 'id'>): string {
  return `/order-success?order=${encodeURIComponent(id)}`
}
