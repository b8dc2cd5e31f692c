import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import { lastSecondOf } from '../timeZones.ts'
import { NEWSLETTER_COUPON_PERCENT, NEWSLETTER_COUPON_TTL_DAYS } from './limits.ts'
import { newCouponCode } from './newCouponCode.ts'
import { sendNewsletterCoupon } from './sendNewsletterCoupon.ts'

const DAY_MS = 86_400_000

type Welcome = Readonly<{ customerId: number; email: string; store: StoreDefinition; now: Date }>

/**
 * Issues the newsletter coupon, inside the transaction that subscribes the customer: for one order, personal, in the
 * currency of the store where they subscribed. A customer gets it only once.
 */
export async function giveNewsletterCoupon(db: Database, { customerId, email, store, now }: Welcome): Promise<void> {
  const code = newCouponCode('CLUB')
  const validTo = lastSecondOf(new Date(now.getTime() + NEWSLETTER_COUPON_TTL_DAYS * DAY_MS), store.country)
  const given = await db
    .insertInto('coupon')
    .values({
      code,
      kind: 'percent',
      value: String(NEWSLETTER_COUPON_PERCENT),
      currency: store.currency,
      minimum_subtotal: '0',
      valid_from: now,
      valid_to: validTo,
      max_uses: 1,
      customer_id: customerId,
      given_for: 'newsletter',
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'given_for']).doNothing())
    .executeTakeFirst()
  if (given.numInsertedOrUpdatedRows === 1n) await sendNewsletterCoupon(db, { email, code, validTo, store })
}

/**
 * Issues the coupon on opening an account whose address a guest had subscribed, before the account existed or without
 * signing in: the newsletter's promise holds for them too.
 */
export async function giveWaitingNewsletterCoupon(
  db: Database,
  { customerId, store, now }: Omit<Welcome, 'email'>,
): Promise<void> {
  const subscribed = await db
    .selectFrom('customer')
    .innerJoin('newsletter_subscription as subscription', 'subscription.email', 'customer.email')
    .select('customer.email')
    .where('customer.id', '=', customerId)
    .where('subscription.status', '=', 'subscribed')
    .executeTakeFirst()
  if (subscribed !== undefined) await giveNewsletterCoupon(db, { customerId, email: subscribed.email, store, now })
}
