import { type Generated, type Kysely, sql } from 'kysely'

/** Identity at a social login provider, and the account that it opens. */
export type SocialIdentityTable = {
  provider: string
  /** The provider's number of the person: it stays when their address does not. */
  subject: string
  customer_id: number
  created_at: Generated<Date>
}

/** One-time secret: a provider's authorization code, or the right to link an account to a provider. Stored as a hash. */
export type SocialSecretTable = {
  hash: string
  kind: 'code' | 'link'
  about: unknown
  expires_at: Date
}

/** Signing in by a provider. */
export async function createSocialLogin(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table social_identity (
      provider text not null, subject text not null,
      customer_id integer not null references customer (id) on delete cascade,
      created_at timestamptz not null default now(), primary key (provider, subject)
    )`.execute(db)
  await sql`create index social_identity_customer on social_identity (customer_id)`.execute(db)
  await sql`
    create table social_secret (
      hash text primary key, kind text not null check (kind in ('code', 'link')), about jsonb not null,
      expires_at timestamptz not null
    )`.execute(db)
}
