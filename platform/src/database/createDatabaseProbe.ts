import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** State of the database; `unreachable` also when it does not answer in time. */
export type DatabaseState = 'ready' | 'read-only' | 'full' | 'unreachable'

const PROBE_TIMEOUT_MS = 2_000
const PROBE_STEPS = 20
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** About 1 MB, which does not fit into the memory that the probe allows itself: it needs room on the disk. */
const ROWS = 1_000

/**
 * Returns a function that asks the database whether it can be read and written. Leaves nothing behind: the probe writes a
 * temporary file only. Calls at the same time share one probe, so that a database that hangs holds one connection of the
 * pool and no more. Never rejects.
 */
export function createDatabaseProbe(db: Kysely<Schema>, timeoutMs = PROBE_TIMEOUT_MS): () => Promise<DatabaseState> {
  let running: Promise<DatabaseState> | null = null
  return () => {
    running ??= probe(db).finally(() => (running = null))
    const { promise, stop } = unreachableAfter(timeoutMs)
    return Promise.race([running, promise]).finally(stop)
  }
}

/**
 * Waits in short steps: one timer over the whole time would end first after a long task of this process, with the answer
 * of the database already in its socket. A step counts once, however late it is.
 */
function unreachableAfter(timeoutMs: number) {
  const { promise, resolve } = Promise.withResolvers<DatabaseState>()
  let steps = PROBE_STEPS
  const timer = setInterval(() => {
    steps -= 1
    if (steps === 0) resolve('unreachable')
  }, timeoutMs / PROBE_STEPS)
  return { promise, stop: () => clearInterval(timer) }
}

async function probe(db: Kysely<Schema>): Promise<DatabaseState> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`set local work_mem = '64kB'`.execute(transaction)
      const { rows } = await sql<{ isReadOnly: boolean }>`
        with room as materialized (
          select repeat(md5(number::text), 32) from generate_series(1, ${ROWS}::integer) as number)
        select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly"
        from (select count(*) from room) as counted`.execute(transaction)
      return rows[0]?.isReadOnly === true ? 'read-only' : 'ready'
    })
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && DISK_FULL.has(String(error.code))
    return isFull ? 'full' : 'unreachable'
  }
}
