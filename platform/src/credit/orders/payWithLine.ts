import { Big } from 'big.js'
import type { Database } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { sendPaidByLine } from '../../orders/mails/sendPaidByLine.ts'
import { lineChanged } from './lineChanged.ts'
import { endOrderRequest } from './orderRequest.ts'
import { covers, lockLine, openOrderInvoice } from './payFromLine.ts'
import { totalsOfLoan } from './totalsOfLoan.ts'
import { creditStatus, lockWaitingOrder } from './waitingOrder.ts'

type Wish = Readonly<{ orderNumber: string; customerId: number; now: Date }>

/**
 * Pays an order that waits for credit from the line of its customer's account, within a transaction that has locked its
 * application: the invoice starts today, and the application is no longer needed. An account that was linked after the
 * order pays nothing by itself: its holder asks for it here.
 * @throws PlatformError 409 where the order does not wait for credit; with `meta.reason` `CREDIT_LINE` where the line does
 * not cover it.
 */
export async function payWithLine(db: Database, { orderNumber, customerId, now }: Wish): Promise<void> {
  const order = await lockWaitingOrder(db, orderNumber)
  if (
    order === null ||
    order.customer_id !== customerId ||
    order.credit_amount === null ||
    order.credit_months === null
  )
    throw new PlatformError(409, 'This order does not wait for credit')
  const amount = new Big(order.credit_amount)
  const line = await lockLine(db, customerId, now)
  if (line === null || !covers(line, amount)) throw lineChanged(line?.available ?? 0)
  await endOrderRequest(db, orderNumber, now)
  const invoice = await openOrderInvoice(db, line.account.id, { orderNumber, amount, months: order.credit_months, now })
  const paid = await db
    .updateTable('sales_order')
    .set({
      ...(await totalsOfLoan(db, order, amount)),
      status: creditStatus(order, 'authorized'),
      credit_approved: amount.toFixed(2),
      credit_invoice: invoice,
      credit_request: null,
      payment_url: null,
      pay_before: null,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await sendPaidByLine(db, paid)
}
