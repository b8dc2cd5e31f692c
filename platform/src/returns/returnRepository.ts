import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { ReturnItemTable, ReturnTable } from './returnTables.ts'
import type { Database } from '../database/schema.ts'
import type { OrderItemRow } from '../orders/orderRow.ts'

export type ReturnRow = Readonly<Selectable<ReturnTable>>
type ReturnItemRow = Readonly<Selectable<ReturnItemTable>>

const NUMBER_DIGITS = 9
/** Bought, but nothing that a parcel can bring back. */
const UNSENDABLE: ReadonlySet<string> = new Set(['virtual', 'downloadable'])

export type NewReturn = Readonly<{
  orderId: number
  comment: string | null
  items: readonly Pick<ReturnItemRow, 'order_item_id' | 'qty' | 'reason' | 'condition' | 'resolution'>[]
  /** JPEGs, each as base64. */
  photos: readonly string[]
}>

/** Writes a return with its lines and photos. */
export async function insertReturn(
  db: Database,
  { orderId, comment, items, photos }: NewReturn,
): Promise<Readonly<{ id: number; number: string }>> {
  const { rows } = await sql<{ number: string }>`select nextval('return_number_seq')::text as number`.execute(db)
  const number = (rows[0]?.number ?? '0').padStart(NUMBER_DIGITS, '0')
  const { id } = await db
    .insertInto('sales_return')
    .values({ return_number: number, order_id: orderId, comment })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sales_return_item')
    .values(items.map((item) => ({ ...item, return_id: id })))
    .execute()
  if (photos.length > 0)
    await db
      .insertInto('sales_return_photo')
      .values(photos.map((jpeg, position) => ({ return_id: id, position, jpeg_base64: jpeg })))
      .execute()
  return { id, number }
}

/** Returns of an order, the newest first, as their buyer reads them. */
export async function loadReturns(db: Database, orderId: number, items: readonly OrderItemRow[]) {
  const returns = await db
    .selectFrom('sales_return')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute()
  const ids = returns.map(({ id }) => id)
  if (ids.length === 0) return []
  const lines = await db
    .selectFrom('sales_return_item')
    .selectAll()
    .where('return_id', 'in', ids)
    .orderBy('id')
    .execute()
  const photos = await db
    .selectFrom('sales_return_photo')
    .select(({ fn }) => ['return_id', fn.countAll<string>().as('count')])
    .where('return_id', 'in', ids)
    .groupBy('return_id')
    .execute()
  return returns.map((row) => ({
    increment_id: row.return_number,
    status: row.status,
    comment: row.comment,
    created_at: row.created_at.toISOString(),
    photo_count: Number(photos.find(({ return_id }) => return_id === row.id)?.count ?? 0),
    items: lines
      .filter((line) => line.return_id === row.id)
      .map((line) => returnItemAnswer(line, items.find(({ id }) => id === line.order_item_id) ?? null)),
  }))
}

function returnItemAnswer(line: ReturnItemRow, item: OrderItemRow | null) {
  return {
    order_item_id: line.order_item_id,
    sku: item?.sku ?? '',
    name: item?.name ?? '',
    qty: line.qty,
    qty_received: line.qty_received,
    reason: line.reason,
    condition: line.condition,
    resolution: line.resolution,
  }
}

/** Units of each line of an order that may still be sent back, by line. */
export async function unitsReturnable(
  db: Database,
  orderId: number,
  items: readonly OrderItemRow[],
): Promise<ReadonlyMap<number, number>> {
  const asked = await db
    .selectFrom('sales_return_item')
    .innerJoin('sales_return', 'sales_return.id', 'sales_return_item.return_id')
    .select(({ fn }) => ['order_item_id', fn.sum<string>('qty').as('units')])
    .where('order_id', '=', orderId)
    .groupBy('order_item_id')
    .execute()
  return new Map(
    items.map((item) => {
      const returned = Number(asked.find(({ order_item_id }) => order_item_id === item.id)?.units ?? 0)
      return [item.id, isSendable(item) ? item.qty - item.qty_canceled - returned : 0]
    }),
  )
}

/** Returns true for a line of an order that a parcel can bring back. */
export function isSendable({ product_type: type }: Pick<OrderItemRow, 'product_type'>): boolean {
  return !UNSENDABLE.has(type)
}
