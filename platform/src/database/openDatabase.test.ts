import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabaseUrl } from '../testing/testDatabaseUrl.ts'
import { isUnavailable } from './isUnavailable.ts'
import { openServerDatabase } from './openDatabase.ts'

const url = testDatabaseUrl()

test.skipIf(url === null)('a server does not compile what runs for a moment (needs DATABASE_URL)', async () => {
  const { db, close } = openServerDatabase(url ?? '')
  const { rows } = await sql<{ jit: string }>`show jit`.execute(db)
  await close()
  expect(rows).toEqual([{ jit: 'off' }])
})

test.skipIf(url === null)(
  'a connection that breaks inside a transaction ends that transaction, not the process (needs DATABASE_URL)',
  async () => {
    const { db, close } = openServerDatabase(url ?? '')
    const transaction = db.transaction().execute(async (open) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(open)
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db)
      // Nothing is sent on the connection while it breaks: its error has no statement to reject.
      await setTimeout(100)
      await sql`select 1`.execute(open)
    })
    const error: unknown = await transaction.catch((caught: unknown) => caught)
    expect(isUnavailable(error)).toBe(true)
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await close()
  },
)
