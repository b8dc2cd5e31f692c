import { sql, type Transaction } from 'kysely'
import { eraseApplication } from '../credit/applications/decision/eraseApplication.ts'
import type { CustomerRow } from '../customers/customerRepository.ts'
import type { Database, Schema } from '../database/schema.ts'
import { GIFT_CARD_MAIL } from '../outbox/writeMail.ts'
import { withdrawReview } from '../reviews/publishReviews.ts'
import { storeOrDefault } from '../stores.ts'

/** Fields of an order's address that its invoice does not need. */
const CONTACT = JSON.stringify({ telephone: null, email: null })

/**
 * Erases a customer with all data that only the account needs, within a transaction that has locked the row. Rows that
 * refer to the customer go with it, by their foreign keys. Orders stay, because tax law requires their invoices: with
 * name and postal address, without contact, gift message and origin. A credit account stays, as its own contract.
 * @returns paths of files of credit applications, to be removed after the commit.
 */
export async function eraseCustomer(
  transaction: Transaction<Schema>,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
  now: Date,
): Promise<readonly string[]> {
  await eraseReviews(transaction, id)
  await transaction.deleteFrom('product_question').where('customer_id', '=', id).execute()
  await eraseReturns(transaction, id)
  await reduceOrders(transaction, id)
  const paths = await eraseApplications(transaction, id, now)
  await eraseByAddress(transaction, email)
  await transaction.deleteFrom('customer').where('id', '=', id).execute()
  return paths
}

/** Photos of reviews go with them. */
async function eraseReviews(db: Database, customerId: number): Promise<void> {
  const reviews = await db.deleteFrom('submitted_review').where('customer_id', '=', customerId).returningAll().execute()
  for (const review of reviews)
    if (review.status === 'approved') await withdrawReview(db, storeOrDefault(review.store_code), review)
}

/** Returns stay with their orders, without the buyer's words and pictures. */
async function eraseReturns(db: Database, customerId: number): Promise<void> {
  const orders = db.selectFrom('sales_order').select('id').where('customer_id', '=', customerId)
  const returns = db.selectFrom('sales_return').select('id').where('order_id', 'in', orders)
  await db.deleteFrom('sales_return_photo').where('return_id', 'in', returns).execute()
  await db.updateTable('sales_return').set({ comment: null }).where('order_id', 'in', orders).execute()
}

/** An order without an e-mail address gets no more mails, and no account and no guest finds it. */
async function reduceOrders(db: Database, customerId: number): Promise<void> {
  await db
    .updateTable('sales_order')
    .set({
      email: '',
      shipping_address: sql`shipping_address || ${CONTACT}::jsonb`,
      billing_address: sql`billing_address || ${CONTACT}::jsonb`,
      gift: null,
      origin: null,
      receipt_code: null,
      cancel_reason: null,
    })
    .where('customer_id', '=', customerId)
    .execute()
}

/** Applications that became a contract stay with the credit account. */
async function eraseApplications(transaction: Transaction<Schema>, customerId: number, now: Date) {
  const paths: string[] = []
  const applications = await transaction
    .selectFrom('credit_application')
    .select(['id', 'created_at'])
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['DRAFT', 'DENIED', 'EXPIRED', 'CANCELED'])
    .forUpdate()
    .execute()
  for (const application of applications) paths.push(...(await eraseApplication(transaction, application, now)))
  return paths
}

/** Newsletter, stock alerts and mails have the address alone. The code of a gift card that is on its way is nowhere else. */
async function eraseByAddress(db: Database, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscription').where('email', '=', email).execute()
  await db.deleteFrom('stock_wish').where('email', '=', email).execute()
  await sql`
    delete from outbox
    where lower(recipient) = ${email}
      and (sent_at is not null or once is null or not starts_with(once, ${GIFT_CARD_MAIL}))`.execute(db)
}
