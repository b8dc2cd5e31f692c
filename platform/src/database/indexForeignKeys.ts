import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Indexes the foreign keys that lead no index yet: erasing an account or deleting an order would read each of these tables
 * whole, and most of their rows refer to no account.
 */
export async function indexForeignKeys(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'create index cart_owner on cart (customer_id) where customer_id is not null',
    'create index submitted_review_owner on submitted_review (customer_id) where customer_id is not null',
    'create index product_question_owner on product_question (customer_id) where customer_id is not null',
    'create index gift_card_redeemer on gift_card (redeemed_by) where redeemed_by is not null',
    'create index sales_return_item_line on sales_return_item (order_item_id)',
    'create index credit_return_return on credit_return (return_id)',
  ])
    await sql.raw(statement).execute(db)
}
