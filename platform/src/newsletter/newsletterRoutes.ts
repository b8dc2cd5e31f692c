import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { EMAIL_MAX_LENGTH } from '../customers/limits.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'

const URL = '/api/ext/mailchimp-subscribe/subscribe'
const Email = Type.Object({ email: Type.Optional(Type.String()) })
const REFUSALS = `An address that is none, and one that was never told, are refused with 500, as callers of this contract
know it.`
const tags = ['newsletter']

/** The newsletter: whether an address gets it, and both ways of changing that. */
export function registerNewsletterRoutes(app: App, db: Kysely<Schema>): void {
  const reading = { tags, summary: 'Whether an address is subscribed', description: REFUSALS, querystring: Email }
  app.get(URL, { schema: reading }, async (request) => {
    const known = await db
      .selectFrom('newsletter_subscription')
      .select('status')
      .where('email', '=', requireEmail(request.query.email))
      .executeTakeFirst()
    if (known === undefined) throw new PlatformError(500, 'An error occured while accessing Mailchimp')
    return success(known.status)
  })
  const write = async (given: string | undefined, status: 'subscribed' | 'unsubscribed') => {
    const email = requireEmail(given)
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('newsletter_subscription')
        .values({ email, status })
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ status, changed_at: new Date() }))
        .execute()
      await transaction
        .updateTable('customer')
        .set({ is_subscribed: status === 'subscribed' })
        .where('email', '=', email)
        .execute()
    })
    return success('OK')
  }
  const writing = (summary: string) => ({ tags, summary, description: REFUSALS, body: Email })
  app.post(URL, { schema: writing('Subscribe an address') }, async (request) => write(request.body.email, 'subscribed'))
  app.delete(URL, { schema: writing('Unsubscribe an address') }, async (request) =>
    write(request.body.email, 'unsubscribed'),
  )
}

function requireEmail(given: string | undefined): string {
  const email = (given ?? '').trim().toLowerCase()
  if (email.length > EMAIL_MAX_LENGTH || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new PlatformError(500, 'Invalid e-mail provided!')
  return email
}
