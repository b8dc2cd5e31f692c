import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import { isBought } from '../orders/isBought.ts'
import { sumOfReturns } from '../orders/cancellation/refundableOf.ts'
import { RANK_DAYS, RANK_FRESH_MS, type RankCode, rankOf } from './ranks.ts'

type Owner = Readonly<{ customerId: number; currency: StoreDefinition['currency'] }>
export type Ranking = Readonly<{ rank: RankCode; spent: number; updatedAt: Date }>

/**
 * Recomputes a customer's rank from the purchases of a year that were not canceled or returned, and stores it. Gift cards
 * are money: what is bought with them counts, or it would count twice.
 */
export async function updateRanking(db: Database, { customerId, currency }: Owner, now: Date): Promise<Ranking> {
  const since = new Date(now.getTime() - RANK_DAYS * 86_400_000)
  const { rows } = await sql<{ spent: string }>`
    select coalesce(sum(grand_total - total_canceled - returned - gift_cards), 0)::text as spent from sales_order
      cross join lateral (select ${sumOfReturns(sql.ref('sales_order.id'))} as returned) as returns
      cross join lateral (
        select coalesce(sum(amount), 0) as gift_cards from gift_card
        where order_id = sales_order.id and canceled_at is null) as cards
    where customer_id = ${customerId} and currency = ${currency} and created_at > ${since}
      and ${isBought('sales_order')}`.execute(db)
  const spent = Math.max(0, Number(rows[0]?.spent ?? 0))
  const rank = rankOf(spent, currency)
  const values = { rank, spent: spent.toFixed(2), updated_at: now }
  await db
    .insertInto('customer_ranking')
    .values({ customer_id: customerId, currency, ...values })
    .onConflict((conflict) => conflict.columns(['customer_id', 'currency']).doUpdateSet(values))
    .execute()
  return { rank, spent, updatedAt: now }
}

/** The rank as it was worked out last; worked out now where that is long ago, or never was. */
export async function readRanking(db: Database, owner: Owner, now: Date): Promise<Ranking> {
  const kept = await db
    .selectFrom('customer_ranking')
    .select(['spent', 'updated_at'])
    .where('customer_id', '=', owner.customerId)
    .where('currency', '=', owner.currency)
    .executeTakeFirst()
  if (kept === undefined || now.getTime() - kept.updated_at.getTime() > RANK_FRESH_MS)
    return updateRanking(db, owner, now)
  const spent = Number(kept.spent)
  return { rank: rankOf(spent, owner.currency), spent, updatedAt: kept.updated_at }
}
