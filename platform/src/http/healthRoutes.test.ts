import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { openServerDatabase } from '../database/openDatabase.ts'
import { testDatabaseUrl } from '../testing/testDatabaseUrl.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import type { Schema } from '../database/schema.ts'
import { createApp } from './createApp.ts'
import { registerHealthRoutes } from './healthRoutes.ts'

const platform = withPlatform()

test('a platform is ready from the end of its warm-up until it stops, and lives all the time', async () => {
  const app = await createApp({ logLevel: 'silent' })
  let isWarm = false
  let isStopping = false
  const { db } = platform.database()
  registerHealthRoutes(app, { db, isWarm: () => isWarm, isStopping: () => isStopping })
  const status = async (path: string) => (await app.inject(path)).statusCode
  expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 503])
  isWarm = true
  expect(await status('/health/ready')).toBe(200)
  isStopping = true
  const stopping = await app.inject('/health/ready')
  expect([stopping.statusCode, stopping.headers.connection]).toEqual([503, 'close'])
  expect(await status('/health/live')).toBe(200)
  await app.close()
})

async function readiness(db: Kysely<Schema>) {
  const app = await createApp({ logLevel: 'silent' })
  registerHealthRoutes(app, { db, isWarm: () => true, isStopping: () => false })
  const { statusCode, body } = await app.inject('/health/ready')
  await app.close()
  return [statusCode, JSON.parse(body)]
}

test('a platform whose database is away is not ready', async () => {
  const { db, close } = openServerDatabase('postgresql://127.0.0.1:1/none')
  expect(await readiness(db)).toEqual([503, { status: 'database unavailable', database: 'unreachable' }])
  await close()
})

test('a platform whose database does not answer is not ready, and waits no longer than two seconds', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const { db } = openServerDatabase(`postgresql://127.0.0.1:${port}/none`)
  // Many at once wait for one answer.
  const answers = await Promise.all([readiness(db), readiness(db)])
  for (const answer of answers) expect(answer).toMatchObject([503, { database: 'unreachable' }])
  silent.close()
})

const url = testDatabaseUrl()

test.skipIf(url === null)('a platform whose database is read-only is not ready (needs DATABASE_URL)', async () => {
  const readOnly = new URL(url ?? '')
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
  const { db, close } = openServerDatabase(readOnly.href)
  expect(await readiness(db)).toEqual([503, { status: 'database unavailable', database: 'read-only' }])
  await close()
})
