import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabaseUrl } from '../testing/testDatabaseUrl.ts'
import { openServerDatabase } from './openDatabase.ts'

const url = testDatabaseUrl()

test.skipIf(url === null)('a server does not compile what runs for a moment (needs DATABASE_URL)', async () => {
  const { db, close } = openServerDatabase(url ?? '')
  const { rows } = await sql<{ jit: string }>`show jit`.execute(db)
  await close()
  expect(rows).toEqual([{ jit: 'off' }])
})
