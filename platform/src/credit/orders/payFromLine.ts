import type Big from 'big.js'
import { findLinkedAccount, lockAccount } from '../accounts/accountRepository.ts'
import type { AccountRow } from '../accounts/accountRepository.ts'
import { dayOf } from '../calendar/calendar.ts'
import { creditRoom } from '../invoices/creditRoom.ts'
import { openInvoice } from '../invoices/openInvoice.ts'
import type { Database } from '../../database/schema.ts'

/** Credit line of an account, in pesos. */
export type OrderLine = Readonly<{
  account: AccountRow
  line: number
  /** Part of the line that no open invoice takes. */
  available: number
  /** True if the account lends now. */
  isOpen: boolean
}>

/** Returns the line of the account that is linked to a customer; null without one. */
export async function lineOf(db: Database, customerId: number | null, now: Date): Promise<OrderLine | null> {
  const account = customerId === null ? null : await findLinkedAccount(db, customerId)
  return account === null ? null : lineOfAccount(db, account, now)
}

/** Returns the line of an account. */
export async function lineOfAccount(db: Database, account: AccountRow, now: Date): Promise<OrderLine> {
  const { line, available, refusal } = await creditRoom(db, account.id, dayOf(now))
  // A room below the smallest loan of cash is still good for goods.
  return { account, line, available, isOpen: account.status === 'ACTIVE' && refusal !== 'OVERDUE' }
}

/** Returns true if a line pays an amount: the account is active, nothing is overdue, and enough of it is free. */
export function covers({ available, isOpen }: Pick<OrderLine, 'available' | 'isOpen'>, amount: Big): boolean {
  return isOpen && amount.lte(available)
}

/** An order that credit pays. */
export type FinancedOrder = Readonly<{ orderNumber: string; amount: Big; months: number; now: Date }>

/** Opens the invoice of an order on an account: its term starts today. Returns the number of the invoice. */
export async function openOrderInvoice(
  db: Database,
  accountId: number,
  { orderNumber, amount, months, now }: FinancedOrder,
): Promise<string> {
  const { number } = await openInvoice(db, {
    accountId,
    product: 'MENUDEO',
    amount,
    months,
    frequency: 'SEMANAL',
    startedOn: dayOf(now),
    orderNumber,
  })
  return number
}

/**
 * Returns the line of a customer under the lock of its account, so that two orders do not use the same room; null
 * without an account.
 */
export async function lockLine(db: Database, customerId: number | null, now: Date): Promise<OrderLine | null> {
  const account = customerId === null ? null : await findLinkedAccount(db, customerId)
  if (account === null) return null
  await lockAccount(db, account.id)
  return lineOfAccount(db, account, now)
}
