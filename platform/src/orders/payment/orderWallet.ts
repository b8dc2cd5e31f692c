import { Big } from 'big.js'
import type { Database } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import type { OrderRow } from '../orderRow.ts'
import { bookWalletEntry } from '../../wallet/walletRepository.ts'

type PaidOrder = Pick<OrderRow, 'id' | 'customer_id' | 'currency' | 'grand_total' | 'payment_method'>

/**
 * Debits the total of an order from its customer's wallet, within the transaction that places it. Does nothing for other
 * payment methods. Two concurrent orders cannot spend the same money: the second waits, and is refused.
 * @throws PlatformError 400 if the balance has become too low.
 */
export async function payFromWallet(db: Database, order: PaidOrder): Promise<void> {
  const amount = new Big(order.grand_total)
  if (order.payment_method !== 'wallet' || amount.eq(0)) return
  try {
    await bookWalletEntry(db, walletOf(order), {
      amount: amount.times(-1),
      note: '',
      kind: 'payment',
      orderId: order.id,
    })
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    throw new PlatformError(400, 'Error placing an order. The requested Payment Method is not available.')
  }
}

/**
 * Refunds part of an order paid from a wallet into it, within the transaction that has locked the order: the caller
 * decides the amount, and counts it once.
 * @returns the amount refunded: 0 for an order paid by another method.
 */
export async function refundToWallet(db: Database, order: PaidOrder, amount: Big): Promise<Big> {
  // A customer who is gone has no wallet any more.
  if (order.payment_method !== 'wallet' || order.customer_id === null || amount.lte(0)) return new Big(0)
  await bookWalletEntry(db, walletOf(order), { amount, note: '', kind: 'refund', orderId: order.id })
  return amount
}

/** @throws PlatformError 400 for the order of a guest: only customers have wallets. */
function walletOf({ customer_id: customerId, currency }: PaidOrder) {
  if (customerId === null) throw new PlatformError(400, 'A guest has no wallet')
  return { customerId, currency }
}
