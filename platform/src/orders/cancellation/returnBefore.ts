import { RETURN_DAYS } from '../../ranking/ranks.ts'
import { storeOrDefault } from '../../stores.ts'
import { lastSecondOf } from '../../timeZones.ts'
import type { OrderRow } from '../orderRow.ts'

const DAY_MS = 86_400_000

/**
 * Until when an order may be returned: the end of a day in its store, as mails name the day. Null for one that is not
 * delivered, or is closed. The rank that its buyer had at the delivery counts.
 */
export function returnBefore(order: OrderRow): Date | null {
  const { status, delivered_at: deliveredAt, return_days: days, store_code: storeCode } = order
  if (status !== 'order delivered' || deliveredAt === null) return null
  const last = new Date(deliveredAt.getTime() + (days ?? RETURN_DAYS) * DAY_MS)
  return lastSecondOf(last, storeOrDefault(storeCode).country)
}
