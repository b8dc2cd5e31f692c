import { RETURN_DAYS } from '../limits.ts'
import type { OrderRow } from '../orderRow.ts'

const DAY_MS = 86_400_000

/** Until when an order may be returned; null for one that is not delivered, or is closed. */
export function returnBefore({ status, delivered_at: deliveredAt }: OrderRow): Date | null {
  if (status !== 'order delivered' || deliveredAt === null) return null
  return new Date(deliveredAt.getTime() + RETURN_DAYS * DAY_MS)
}
