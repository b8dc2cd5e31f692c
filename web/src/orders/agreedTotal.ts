import * as v from 'valibot'
import type { MoneyValue } from '../i18n/useMoney.ts'
import type { WaitingTask } from '../offline/waitingTask.ts'
import { placeOrderOptimismSchema } from './placeOrderOptimism.ts'

/** Returns the total that the shopper agreed to for a waiting order; null if it was unknown. */
export function agreedTotal({ optimism }: Pick<WaitingTask, 'optimism'>): MoneyValue | null {
  const agreed = v.safeParse(placeOrderOptimismSchema, optimism)
  return agreed.success ? agreed.output.total : null
}

/**
 * Returns true if an order may be sent as it is: the shopper knew its total, and the platform has not returned it
 * since. The platform refuses it at any other total.
 */
export function isAgreedTo(order: Pick<WaitingTask, 'optimism' | 'timesAskedAgain'>): boolean {
  return order.timesAskedAgain === 0 && agreedTotal(order) !== null
}
