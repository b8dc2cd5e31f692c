import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { readStore } from '../cart/cartQuery.ts'
import { giveNewsletterCoupon } from '../coupons/giveNewsletterCoupon.ts'
import { canonicalEmail } from '../customers/customerRepository.ts'
import { isEmail } from '../typed/isEmail.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Database, Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'

const URL = '/api/ext/mailchimp-subscribe/subscribe'
const Email = Type.Object({ email: Type.Optional(Type.String()) })
const READING = 'Refuses an invalid or unknown address with 500, as the contract requires.'
const CHANGING = 'Refuses an invalid address with 500, as the contract requires.'
const SUBSCRIBING = `${CHANGING} A customer who is signed in and subscribes the address of the account receives a
coupon, once per account.`
const tags = ['newsletter']

/** The newsletter: whether an address gets it, and both ways of changing that. */
export function registerNewsletterRoutes(app: App, db: Kysely<Schema>): void {
  const reading = { tags, summary: 'Subscription status of an address', description: READING, querystring: Email }
  app.get(URL, { schema: reading }, async (request) => {
    const known = await db
      .selectFrom('newsletter_subscription')
      .select('status')
      .where('email', '=', requireEmail(request.query.email))
      .executeTakeFirst()
    if (known === undefined) throw new PlatformError(500, 'An error occured while accessing Mailchimp')
    return success(known.status)
  })
  const subscribing = {
    tags,
    summary: 'Subscribe an address',
    description: SUBSCRIBING,
    querystring: TokenQuery,
    body: Email,
  }
  app.post(URL, { schema: subscribing }, async (request) => {
    const email = requireEmail(request.body.email)
    const token = userTokenOf(request)
    const bearer = token === null ? null : await requireBearer(db, token, new Date())
    await db.transaction().execute(async (transaction) => {
      await setStatus(transaction, email, 'subscribed')
      const owner = bearer && (await findCustomer(transaction, bearer.customerId))
      if (owner?.email !== email) return
      await giveNewsletterCoupon(transaction, {
        customerId: owner.id,
        email,
        store: readStore(request),
        now: new Date(),
      })
    })
    return success('OK')
  })
  const ending = { tags, summary: 'Unsubscribe an address', description: CHANGING, body: Email }
  app.delete(URL, { schema: ending }, async (request) => {
    const email = requireEmail(request.body.email)
    await db.transaction().execute((transaction) => setStatus(transaction, email, 'unsubscribed'))
    return success('OK')
  })
}

async function setStatus(db: Database, email: string, status: 'subscribed' | 'unsubscribed'): Promise<void> {
  await db
    .insertInto('newsletter_subscription')
    .values({ email, status })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ status, changed_at: new Date() }))
    .execute()
}

function findCustomer(db: Database, id: number) {
  return db.selectFrom('customer').select(['id', 'email']).where('id', '=', id).executeTakeFirst()
}

function requireEmail(given: string | undefined): string {
  const email = canonicalEmail(given ?? '')
  if (!isEmail(email)) throw new PlatformError(500, 'Invalid e-mail provided!')
  return email
}
