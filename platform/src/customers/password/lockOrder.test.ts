import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PASSWORD, asCustomer } from '../../testing/customer.ts'
import { testDatabaseUrl } from '../../testing/testDatabaseUrl.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { issueReset } from './passwordReset.ts'
import { lockCustomer } from '../customerLocks.ts'

const platform = withPlatform()
const NEW = 'Nueva-1234'

type Customer = Awaited<ReturnType<typeof asCustomer>>
type Request = (customer: Customer, resetToken: string) => Promise<Readonly<{ status: number }>>

const change: Request = (customer) => customer.post('change-password', { currentPassword: PASSWORD, newPassword: NEW })
const create: Request = ({ email }, resetToken) =>
  platform.post('/api/user/create-password', { email, resetToken, newPassword: NEW })

/** Requests that wait for a lock. */
async function waiting(count: number) {
  const { db } = platform.database()
  const blocked = sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await blocked.execute(db)).rows[0]?.count, { timeout: 10_000 }).toBe(count)
}

test.skipIf(testDatabaseUrl() === null).each([
  ['a changed and a reset password', change, create],
  ['a reset and a changed password', create, change],
  ['two changed passwords', change, change],
  ['two reset passwords', create, create],
] as const)(
  '%s of one customer at the same time wait for each other, without a deadlock (needs DATABASE_URL)',
  async (...[, first, second]) => {
    const { db } = platform.database()
    const customer = await asCustomer(platform, `${crypto.randomUUID()}@example.mx`)
    const { id } = await db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', customer.email)
      .executeTakeFirstOrThrow()
    const resetToken = await issueReset(db, id, new Date())
    const running = await db.transaction().execute(async (transaction) => {
      await lockCustomer(transaction, id)
      const one = first(customer, resetToken)
      await waiting(1)
      const other = second(customer, resetToken)
      await waiting(2)
      return [one, other]
    })
    // A refusal of `asNested` has 500, too: the second one finds another password, or a link that was used.
    const [one, other] = await Promise.all(running)
    expect(one).toMatchObject({ status: 200 })
    expect(other).toMatchObject({ status: 500, body: { result: { code: expect.any(Number) } } })
    expect([400, 401]).toContain(Number((other as unknown as Refusal).body.result.code))
  },
)

type Refusal = Readonly<{ body: Readonly<{ result: Readonly<{ code: unknown }> }> }>
