import { Big } from 'big.js'
import { type AccountRow, findLinkedAccount, lockAccount } from '../accounts/accountRepository.ts'
import { linkAccount } from '../accounts/linkAccount.ts'
import type { Granted } from '../applications/grantPort.ts'
import { dayOf } from '../calendar/calendar.ts'
import { creditRoom } from '../invoices/creditRoom.ts'
import type { Database } from '../../database/schema.ts'
import { openRest } from './restByCard.ts'
import { openOrderInvoice } from './payFromLine.ts'
import { creditStatus, lockWaitingOrder } from './waitingOrder.ts'

type Holder = Readonly<{
  account: AccountRow
  /** True if the grant has opened the account: its line is what was approved. */
  isNew: boolean
  /** True if the applicant has proven the account in this application. */
  isProven: boolean
  /** Origin of the pages for card payments; null where cards are not accepted. */
  paymentOrigin: string | null
}>

/**
 * Pays the order that an approved application was opened for, within the transaction of the grant: the invoice starts
 * today, and the order is authorized. The account is linked to the customer who ordered, who finds the invoice there.
 * Less than the order costs opens the line, and the page on which a card pays the rest: without cards, the order stays as
 * it is.
 * @returns false where the line has no room left: the grant is tried again later.
 */
export async function grantOrder(
  db: Database,
  { orderNumber, approved, customerId, now }: Pick<Granted, 'orderNumber' | 'approved' | 'customerId' | 'now'>,
  { account, isNew, isProven, paymentOrigin }: Holder,
): Promise<boolean> {
  const order = orderNumber === null ? null : await lockWaitingOrder(db, orderNumber)
  await lockAccount(db, account.id)
  const link = async () => {
    if ((isNew || isProven) && customerId !== null) await linkIfFree(db, account, customerId)
    return true
  }
  if (order === null || orderNumber === null || order.credit_amount === null || order.credit_months === null)
    return link()
  const amount = new Big(order.credit_amount)
  if (amount.gt(approved)) {
    if (paymentOrigin !== null) await openRest(db, order, { approved: new Big(approved), paymentOrigin, now })
    return link()
  }
  const isRoom = isNew || amount.lte((await creditRoom(db, account.id, dayOf(now))).available)
  if (!isRoom) return false
  const invoice = await openOrderInvoice(db, account.id, { orderNumber, amount, months: order.credit_months, now })
  await db
    .updateTable('sales_order')
    .set({
      status: creditStatus(order, 'authorized'),
      credit_approved: amount.toFixed(2),
      credit_invoice: invoice,
      pay_before: null,
    })
    .where('id', '=', order.id)
    .execute()
  return link()
}

/** Links an account to a customer where neither is linked. Who has another account keeps it. */
async function linkIfFree(db: Database, account: AccountRow, customerId: number): Promise<void> {
  if (account.customer_id !== null || (await findLinkedAccount(db, customerId)) !== null) return
  await linkAccount(db, { customerId, account })
}
