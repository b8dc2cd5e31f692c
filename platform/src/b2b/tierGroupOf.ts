import type { Database } from '../database/schema.ts'
import { WHOLESALE_GROUP } from './limits.ts'
import { buysWholesale } from './membership.ts'

/** Returns the customer group whose tier prices a cart has: that of wholesale, or none. */
export async function tierGroupOf(db: Database, customerId: number | null): Promise<number | null> {
  return customerId !== null && (await buysWholesale(db, customerId)) ? WHOLESALE_GROUP : null
}
