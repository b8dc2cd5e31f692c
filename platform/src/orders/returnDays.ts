import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { updateRanking } from '../ranking/rankingRepository.ts'
import { returnDaysOf } from '../ranking/ranks.ts'
import { storeOrDefault } from '../stores.ts'
import type { OrderRow } from './orderRow.ts'

/** Adds the days in which a delivered order may be returned, as its buyer's rank grants them. */
export async function keepReturnDays(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sales_order add column return_days integer check (return_days between 1 and 365)`.execute(db)
}

/** Notes on a delivered order the days that its buyer's rank grants: a rank that falls later takes none of them away. */
export async function grantReturnDays(db: Database, order: OrderRow): Promise<OrderRow> {
  const { id, customer_id: customerId, store_code: storeCode, return_days: granted } = order
  if (order.status !== 'order delivered' || customerId === null || granted !== null) return order
  const { currency } = storeOrDefault(storeCode)
  const { rank } = await updateRanking(db, { customerId, currency }, new Date())
  return db
    .updateTable('sales_order')
    .set({ return_days: returnDaysOf(rank) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
