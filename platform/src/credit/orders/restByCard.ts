import { Big } from 'big.js'
import { findAccount, lockAccount } from '../accounts/accountRepository.ts'
import type { Database } from '../../database/schema.ts'
import { sendPaymentReceived } from '../../orders/mails/sendPaymentReceived.ts'
import { sendRestDue } from '../../orders/mails/sendRestDue.ts'
import type { OrderRow } from '../../orders/orderRow.ts'
import { newPaymentUrl } from '../../payments/cardPayment.ts'
import { REST_HOURS } from './limits.ts'
import { covers, lineOfAccount, openOrderInvoice } from './payFromLine.ts'
import { restOf } from '../../orders/payment/advanceOf.ts'
import { totalsOfLoan } from './totalsOfLoan.ts'
import { creditStatus, isHeld, lockWaitingOrder } from './waitingOrder.ts'

const HOUR_MS = 3_600_000

type Part = Readonly<{ approved: Big; paymentOrigin: string; now: Date }>

/**
 * Opens the card page on which the buyer of a locked order pays the part that credit does not, within the transaction of
 * the grant. Interest is charged on the approved part alone; a mail asks for the rest.
 */
export async function openRest(db: Database, order: OrderRow, { approved, paymentOrigin, now }: Part): Promise<void> {
  const opened = await db
    .updateTable('sales_order')
    .set({
      ...(await totalsOfLoan(db, order, approved)),
      status: creditStatus(order, 'partially authorized'),
      credit_approved: approved.toFixed(2),
      payment_url: newPaymentUrl(paymentOrigin),
      payment_tries: 0,
      pay_before: new Date(now.getTime() + REST_HOURS * HOUR_MS),
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await sendRestDue(db, opened)
}

/** Result of a payment: `line` if the line does not cover the approved part any more, `over` if nothing is due. */
export type RestPayment = 'paid' | 'line' | 'over'

/**
 * Authorizes a partially authorized order whose rest a card pays, within a transaction: the invoice of the approved part
 * starts today. One that was sent before stays sent. Nothing changes, and no money is taken, where the line has been used
 * meanwhile.
 */
export async function payRest(db: Database, orderNumber: string, now: Date): Promise<RestPayment> {
  const order = await lockWaitingOrder(db, orderNumber)
  // Only an order that is not sent is called off at its deadline.
  const isDue = order !== null && order.pay_before !== null && (order.pay_before > now || !isHeld(order))
  if (!isDue || order.credit_approved === null || order.credit_months === null || restOf(order).lte(0)) return 'over'
  const account = await grantedAccount(db, orderNumber)
  if (account === null) return 'over'
  await lockAccount(db, account.id)
  const amount = new Big(order.credit_approved)
  if (!covers(await lineOfAccount(db, account, now), amount)) return 'line'
  const invoice = await openOrderInvoice(db, account.id, { orderNumber, amount, months: order.credit_months, now })
  const paid = await db
    .updateTable('sales_order')
    .set({ status: creditStatus(order, 'authorized'), credit_invoice: invoice, pay_before: null })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await sendPaymentReceived(db, paid)
  return 'paid'
}

/** Returns the account that the application of an order was granted on; null before. */
async function grantedAccount(db: Database, orderNumber: string) {
  const application = await db
    .selectFrom('credit_application')
    .select('account_number')
    .where('order_number', '=', orderNumber)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return application?.account_number ? findAccount(db, application.account_number) : null
}
