import type { AssembledCart } from '../../cart/assembleCart.ts'
import { financedAmount } from '../../cart/paymentCost.ts'
import { fieldsOf } from '../../parse/fields.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderRow } from '../../orders/orderRow.ts'
import { CREDIT_DEFAULT_MONTHS } from '../limits.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { REQUEST_HOURS } from './limits.ts'
import { lineChanged } from './lineChanged.ts'
import { openOrderRequest } from './orderRequest.ts'
import { covers, lockLine, openOrderInvoice } from './payFromLine.ts'

const HOUR_MS = 3_600_000

type Financing = Readonly<{
  cart: AssembledCart
  /** Additional data of the payment: `line` is true where the buyer was shown that their line pays the order. */
  additional: unknown
  /** Null opens no applications: an order that no line pays then waits for the shop. */
  personalData: PersonalData | null
}>

/**
 * Pays an order on store credit, within the transaction that places it. A linked account with enough of its line free
 * pays it at once: it is authorized, and its invoice starts today. Else the order waits for the application that is opened
 * for it. Does nothing for other payment methods.
 * @throws PlatformError 409 with `meta.reason` `CREDIT_LINE` where the buyer was shown that their line pays it, and it
 * does not any more.
 */
export async function financeOrder(
  db: Database,
  order: OrderRow,
  { cart, additional, personalData }: Financing,
): Promise<OrderRow> {
  const { order_number: orderNumber, customer_id: customerId, created_at: now } = order
  if (order.payment_method !== 'storecredit' || customerId === null) return order
  const amount = financedAmount(cart.unpaidTotals)
  const months = cart.cart.credit_months ?? CREDIT_DEFAULT_MONTHS
  const terms = { credit_amount: amount.toFixed(2), credit_months: months }
  const line = await lockLine(db, customerId, now)
  if (line !== null && covers(line, amount)) {
    const invoice = await openOrderInvoice(db, line.account.id, { orderNumber, amount, months, now })
    return store(db, order, {
      ...terms,
      status: 'authorized',
      credit_approved: terms.credit_amount,
      credit_invoice: invoice,
    })
  }
  if (fieldsOf(additional).line === true) throw lineChanged(line?.available ?? 0)
  if (personalData === null) return store(db, order, terms)
  const { store_code: storeCode, email } = order
  const accountId = line?.account.id ?? null
  const wish = { orderNumber, customerId, storeCode, email, accountId, amount, months, now }
  const folio = await openOrderRequest(db, personalData, wish)
  const pay_before = new Date(now.getTime() + REQUEST_HOURS * HOUR_MS)
  return store(db, order, { ...terms, credit_request: folio, pay_before })
}

type Columns = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'credit_amount'
    | 'credit_months'
    | 'credit_approved'
    | 'credit_invoice'
    | 'credit_request'
    | 'pay_before'
  >
>

function store(db: Database, { id }: OrderRow, columns: Columns): Promise<OrderRow> {
  return db.updateTable('sales_order').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
