import type { Database } from '../database/schema.ts'
import type { SocialSecretTable } from './socialTables.ts'
import { hashOfSecret, newSecret } from '../secrets/secret.ts'

type Kind = SocialSecretTable['kind']

/** Hands out a secret that stands for something once, until its time is over. */
export async function issueSecret(
  db: Database,
  { kind, about, ttlMs }: Readonly<{ kind: Kind; about: object; ttlMs: number }>,
): Promise<string> {
  const now = new Date()
  await db.deleteFrom('social_secret').where('expires_at', '<', now).execute()
  const { secret, hash } = newSecret()
  const expires = new Date(now.getTime() + ttlMs)
  await db
    .insertInto('social_secret')
    .values({ hash, kind, about: JSON.stringify(about), expires_at: expires })
    .execute()
  return secret
}

/** Consumes a secret and returns its data: it works only once. Null for an unknown or expired secret. */
export async function takeSecret(db: Database, kind: Kind, secret: string): Promise<unknown> {
  const taken = await db
    .deleteFrom('social_secret')
    .where('hash', '=', hashOfSecret(secret))
    .where('kind', '=', kind)
    .returning(['about', 'expires_at'])
    .executeTakeFirst()
  return taken !== undefined && taken.expires_at > new Date() ? taken.about : null
}
