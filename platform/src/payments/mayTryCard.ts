import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { CARD_TRIES_MAX } from './limits.ts'

/** Tables of payments by card, and their columns that count the attempts. */
const COUNTERS = { sales_order: 'payment_tries', credit_payment: 'card_tries' } as const

type Paid = Readonly<{ table: 'sales_order'; id: number } | { table: 'credit_payment'; id: string }>

/** Counts a card attempt for an order or a payment of credits. Returns false after too many: then no bank is called. */
export async function mayTryCard(db: Database, { table, id }: Paid): Promise<boolean> {
  const tries = sql.ref(COUNTERS[table])
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${tries} = ${tries} + 1 where id = ${id} and ${tries} < ${CARD_TRIES_MAX}`.execute(
    db,
  )
  return numAffectedRows === 1n
}
