import { RETURN_DAYS } from '../../ranking/ranks.ts'
import type { OrderRow } from '../orderRow.ts'

const DAY_MS = 86_400_000

/**
 * Until when an order may be returned; null for one that is not delivered, or is closed. The rank that its buyer had at
 * the delivery counts.
 */
export function returnBefore({ status, delivered_at: deliveredAt, return_days: days }: OrderRow): Date | null {
  if (status !== 'order delivered' || deliveredAt === null) return null
  return new Date(deliveredAt.getTime() + (days ?? RETURN_DAYS) * DAY_MS)
}
