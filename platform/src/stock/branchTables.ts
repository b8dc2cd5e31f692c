import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export type BranchStockTable = {
  branch_code: string
  sku: string
  /** Units on the shelf of the branch; they are counted in the stock of the sku as well. */
  qty: number
}

/**
 * Creates stock by branch, and adds the pick-up branch to carts and orders. A database without stock rows allows pick-up
 * without a branch.
 */
export async function createBranchStock(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table branch_stock (
      branch_code text not null, sku text not null, qty integer not null check (qty >= 0), primary key (branch_code, sku)
    )`.execute(db)
  await sql`create index branch_stock_sku on branch_stock (sku)`.execute(db)
  await sql`alter table cart add column pickup_branch text`.execute(db)
  await sql`alter table sales_order add column pickup_branch text`.execute(db)
}
