import { parseAddress } from '../../checkout/address.ts'
import { orderAnswer } from '../orderAnswer.ts'
import type { OrderItemRow, OrderRow } from '../orderRow.ts'

/** Returns an order without the credit that pays it: someone who only holds a link or a number learns nothing of it. */
export function withoutCredit(order: OrderRow): OrderRow {
  if (order.credit_amount === null) return order
  return { ...order, credit_amount: null, pay_before: null, payment_url: null }
}

/**
 * Returns an order for someone who knows its number and its e-mail address, which others may know too: of the recipient
 * the first name, of the address city and postal code, and no code that opens more.
 */
export function trackedAnswer(order: OrderRow, items: readonly OrderItemRow[]) {
  const { firstname, city, region, region_code, postcode, country_id } = parseAddress(order.shipping_address)
  const answer = orderAnswer(withoutCredit(order), items)
  return {
    ...answer,
    entity_id: null,
    order_id: null,
    customer_email: null,
    company_order_number: null,
    receipt_code: null,
    utm_source: null,
    cancelable: null,
    return_before: null,
    billing_address: null,
    shipping_address:
      order.shipping_address === null ? null : { firstname, city, region, region_code, postcode, country_id },
  }
}
