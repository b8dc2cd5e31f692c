import type { CartRow } from '../cart/cartRepository.ts'
import type { CartTotals } from '../cart/cartTotals.ts'
import { grandTotalOf } from '../cart/grandTotalOf.ts'
import type { Database } from '../database/schema.ts'
import { walletBalance } from '../wallet/walletRepository.ts'

/**
 * Whether a cart can be paid out of its customer's wallet, whole: nothing is paid half with one thing and half with
 * another. `totals` exclude the fee of any other payment method. Guests have no wallet.
 */
export async function walletCovers(
  db: Database,
  { customer_id: customerId }: Pick<CartRow, 'customer_id'>,
  totals: CartTotals,
): Promise<boolean> {
  if (customerId === null) return false
  const balance = await walletBalance(db, { customerId, currency: totals.quote_currency_code })
  return balance.gt(0) && balance.gte(grandTotalOf(totals))
}
