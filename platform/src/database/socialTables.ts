import { type Generated, type Kysely, sql } from 'kysely'

/** Who a provider says somebody is, and whose account that opens. */
export type SocialIdentityTable = {
  provider: string
  /** The provider's number of the person: it stays when their address does not. */
  subject: string
  customer_id: number
  created_at: Generated<Date>
}

/** What was handed out once: a code of a provider, or the right to join an account with one. Kept as a hash. */
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
