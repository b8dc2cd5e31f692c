import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../database/schema.ts'

const SECRET_NAME = 'group-token'
const HEADER = { typ: 'JWT', alg: 'HS256' }

/** Signs which group a customer belongs to, for catalogue calls: a JWT (RFC 7519) with HMAC-SHA-256. */
export async function groupTokenOf(
  db: Database,
  customer: Readonly<{ id: number; group_id: number; email: string }>,
): Promise<string> {
  const payload = { group_id: customer.group_id, id: customer.id, user: customer.email }
  const signed = [HEADER, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signature = createHmac('sha256', await signingSecret(db))
    .update(signed)
    .digest('base64url')
  return `${signed}.${signature}`
}

/** Made once for each database, so that every instance of the platform signs alike. */
async function signingSecret(db: Database): Promise<string> {
  const load = () => db.selectFrom('platform_secret').select('value').where('name', '=', SECRET_NAME).executeTakeFirst()
  const known = await load()
  if (known !== undefined) return known.value
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('platform_secret')
    .values({ name: SECRET_NAME, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await load())?.value ?? value
}
