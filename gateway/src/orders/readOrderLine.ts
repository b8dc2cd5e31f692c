import type { OrderCreditLine } from '../__generated__/schemaTypes.ts'
import { readCredits } from '../credit/accounts/accountClient.ts'
import type { CreditCallScope } from '../credit/accounts/callAs.ts'

/**
 * Reads the line of the account that is linked to the signed-in customer, once in a request. Null without an account, and
 * for one that lends nothing now. A platform that does not say whether it lends decides when the order is paid.
 */
export async function readOrderLine(scope: CreditCallScope, amount: number): Promise<OrderCreditLine | null> {
  const credits = await readCredits(scope, { reader: 'customer', customerId: null })
  if (credits === null || !credits.isLending || Number(credits.line.amount) <= 0) return null
  const { available } = credits
  return { available, coversOrder: Number(available.amount) >= amount }
}
