import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type StoreDefinition, stores } from '../stores.ts'
import { ENDED_SHOWN_DAYS } from './limits.ts'
import type { PromotionTable } from './promotionTables.ts'

type PromotionRow = Selectable<PromotionTable>

const MS_PER_DAY = 86_400_000

/** Returns the instant until which an ended promotion still has a page. */
export function pageEndOf(endsAt: Date): Date {
  return new Date(endsAt.getTime() + ENDED_SHOWN_DAYS * MS_PER_DAY)
}

/** Finds a promotion that has begun, and has not ended long ago; null otherwise. */
export async function findPromotion(
  db: Database,
  { index }: StoreDefinition,
  { slug, now }: Readonly<{ slug: string; now: Date }>,
): Promise<PromotionRow | null> {
  const row = await db
    .selectFrom('promotion')
    .selectAll()
    .where('index_name', '=', index)
    .where('slug', '=', slug)
    .where('starts_at', '<=', now)
    .executeTakeFirst()
  return row && pageEndOf(row.ends_at) > now ? row : null
}

/** Lists the names of a promotion in the other stores in which it has a page. */
export async function listNamesElsewhere(
  db: Database,
  { index_name: own, promotion_id: id }: PromotionRow,
  now: Date,
): Promise<Array<{ storeCode: string; slug: string }>> {
  const rows = await db
    .selectFrom('promotion')
    .select(['index_name', 'slug', 'ends_at'])
    .where('promotion_id', '=', id)
    .where('index_name', '!=', own)
    .where('starts_at', '<=', now)
    .execute()
  return stores.flatMap(({ code, index }) => {
    const same = rows.find((row) => row.index_name === index && pageEndOf(row.ends_at) > now)
    return same ? [{ storeCode: code, slug: same.slug }] : []
  })
}

type Listing = Readonly<{ department: string | null; from: number; size: number; now: Date }>

/** Lists a page of the running promotions of a store, in the editors' order, with their total. */
export async function listRunning(db: Database, { index }: StoreDefinition, { department, from, size, now }: Listing) {
  const running = db
    .selectFrom('promotion')
    .where('index_name', '=', index)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .$if(department !== null, (query) => query.where('department', '=', department ?? ''))
  const items = await running.selectAll().orderBy('position').orderBy('slug').offset(from).limit(size).execute()
  const { total } = await running
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total: Number(total) }
}

/** Counts the running promotions of a store by department, in the order of the first of each. */
export async function countDepartments(db: Database, { index }: StoreDefinition, now: Date) {
  const { rows } = await sql<{ code: string; name: string; count: number }>`
    select department as code, (array_agg(content ->> 'department_name' order by position))[1] as name,
      count(*)::integer as count
    from promotion where index_name = ${index} and starts_at <= ${now} and ends_at > ${now}
    group by department order by min(position), department`.execute(db)
  return rows
}

/** Returns the instant at which the next promotion of a store begins or ends; null if none will. */
export async function nextChange(db: Database, { index }: StoreDefinition, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(at) as next from promotion, unnest(array[starts_at, ends_at]) as at
    where index_name = ${index} and at > ${now}`.execute(db)
  return rows[0]?.next ?? null
}
