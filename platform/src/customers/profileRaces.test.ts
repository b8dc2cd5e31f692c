import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asCustomer } from '../testing/customer.ts'
import { testDatabaseUrl } from '../testing/testDatabaseUrl.ts'
import { withPlatform } from '../testing/withPlatform.ts'
import { lockCustomer } from './customerLocks.ts'

const platform = withPlatform()

test.skipIf(testDatabaseUrl() === null)(
  'a profile that is saved while a credit account is linked keeps the link (needs DATABASE_URL)',
  async () => {
    const { db } = platform.database()
    const ana = await asCustomer(platform, 'carrera@example.mx')
    const id = Number((await ana.get('me')).body.result!['id'])
    const blocked = sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const customer = { firstname: 'Ana', lastname: 'Ruiz', email: ana.email, custom_attributes: [{ attribute_code: 'mothers_name', value: 'Paz' }] } // prettier-ignore
    const saving = await db.transaction().execute(async (transaction) => {
      await lockCustomer(transaction, id)
      const request = ana.post('me', { customer })
      await expect.poll(async () => (await blocked.execute(db)).rows[0]?.count, { timeout: 10_000 }).toBe(1)
      await sql`
        update customer set custom_attributes = custom_attributes || '{"customer_credit_account": "…24"}'::jsonb
        where id = ${id}`.execute(transaction)
      return { request }
    })
    expect(await saving.request).toMatchObject({ status: 200 })
    const { custom_attributes: attributes } = await db
      .selectFrom('customer')
      .select('custom_attributes')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(attributes).toEqual({ customer_credit_account: '…24', mothers_name: 'Paz' })
  },
)
