import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** Most units of a sku that a branch begins with. */
const SHELF_MAX = 6

/** Units for pick-up by branch and sku: never more than the total stock of the sku. */
export type BranchStock = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Loads the branches' stock of a few skus; branches and skus without any are missing. */
export async function loadBranchStock(
  db: Database,
  branchCodes: readonly string[],
  skus: readonly string[],
): Promise<BranchStock> {
  if (branchCodes.length === 0 || skus.length === 0) return new Map()
  const rows = await db
    .selectFrom('branch_stock')
    .innerJoin('stock', 'stock.sku', 'branch_stock.sku')
    .select(['branch_code', 'branch_stock.sku', sql<number>`least(branch_stock.qty, stock.qty)`.as('qty')])
    .where('branch_code', 'in', [...branchCodes])
    .where('branch_stock.sku', 'in', [...new Set(skus)])
    .execute()
  const byBranch = Map.groupBy(rows, (row) => row.branch_code)
  return new Map([...byBranch].map(([code, own]) => [code, new Map(own.map(({ sku, qty }) => [sku, qty]))]))
}

/** Whether stock is kept by branch at all. */
export async function keepsBranchStock(db: Database): Promise<boolean> {
  return (await db.selectFrom('branch_stock').select('sku').limit(1).executeTakeFirst()) !== undefined
}

/**
 * Takes units off the shelf of a branch. The condition stands in the statement itself: a shelf can never hold less than 0.
 * @returns whether there were enough.
 */
export async function takeBranchStock(
  db: Database,
  branchCode: string,
  { sku, quantity }: Readonly<{ sku: string; quantity: number }>,
): Promise<boolean> {
  const taken = await db
    .updateTable('branch_stock')
    .set({ qty: sql`qty - ${quantity}` })
    .where('branch_code', '=', branchCode)
    .where('sku', '=', sku)
    .where('qty', '>=', quantity)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Returns units to the branch that an order had taken them from; units taken from elsewhere are ignored. */
export async function returnBranchStock(
  db: Database,
  branchCode: string | null,
  units: ReadonlyMap<string, number>,
): Promise<void> {
  if (branchCode === null) return
  for (const [sku, quantity] of [...units].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await db
      .updateTable('branch_stock')
      .set({ qty: sql`qty + ${quantity}` })
      .where('branch_code', '=', branchCode)
      .where('sku', '=', sku)
      .execute()
}

/**
 * Puts the first units on the shelves: of every counted sku some branches have a few, the same ones in every database.
 * Shelves that are known stay as they are.
 */
export async function seedBranchStock(db: Database, branchCodes: readonly string[]): Promise<void> {
  await sql`
    insert into branch_stock (branch_code, sku, qty)
    select branch_code, sku, least(qty, shelf)
    from stock
    cross join unnest(${[...branchCodes]}::text[]) branch_code
    cross join lateral (select ('x' || substr(md5(sku || branch_code), 1, 4))::bit(16)::integer % ${SHELF_MAX * 2} - ${SHELF_MAX} as shelf) shelves
    where manage_stock and qty > 0 and shelf > 0
    on conflict (branch_code, sku) do nothing`.execute(db)
}
