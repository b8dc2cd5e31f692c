import { randomBytes } from 'node:crypto'
import type { Database } from '../database/schema.ts'
import { SECRET_BYTES } from './limits.ts'

/** A key that the platform signs with. Made once for each database, so that every instance of the platform signs alike. */
export async function platformSecret(db: Database, name: string): Promise<string> {
  const load = () => db.selectFrom('platform_secret').select('value').where('name', '=', name).executeTakeFirst()
  const known = await load()
  if (known !== undefined) return known.value
  const value = randomBytes(SECRET_BYTES).toString('base64url')
  await db
    .insertInto('platform_secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await load())?.value ?? value
}
