import { sql } from 'kysely'
import type { Generated, Kysely } from 'kysely'

/** A complaint by its folio. Who wrote it is in its mail alone. */
export type ComplaintTable = {
  folio: string
  /** Code of its subject. */
  kind: string
  store_code: string
  created_at: Generated<Date>
}

/** Complaints, found again by the folio that their writers received. */
export async function createComplaints(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table complaint (
      folio text primary key, kind text not null, store_code text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
}
