import { sql } from 'kysely'
import type { Generated, Kysely } from 'kysely'

export type NewsletterSubscriptionTable = {
  /** In lower case. */
  email: string
  status: 'subscribed' | 'unsubscribed'
  changed_at: Generated<Date>
}

/** Subscriptions to the newsletter, ended ones included. */
export async function createNewsletterSubscriptions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_subscription (
      email text primary key, status text not null check (status in ('subscribed', 'unsubscribed')),
      changed_at timestamptz not null default now()
    )`.execute(db)
}

/** An address alone says whether it gets the newsletter: an account that is made later, or takes another one, knows too. */
export async function askAddressesForTheNewsletter(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer drop column is_subscribed`.execute(db)
}
