import * as v from 'valibot'
import type { MoneyValue } from '../i18n/useMoney.ts'
import type { WaitingTask } from '../offline/QueueContext.ts'
import { placeOrderOptimismSchema } from './placeOrderOptimism.ts'

/** The total that the shopper agreed to when they placed an order that waits; null when nobody knew it then. */
export function agreedTotal({ optimism }: Pick<WaitingTask, 'optimism'>): MoneyValue | null {
  const agreed = v.safeParse(placeOrderOptimismSchema, optimism)
  return agreed.success ? agreed.output.total : null
}

/**
 * Whether an order may be sent as it is: at a total that the shopper knew, and that the shop has not sent back since. The
 * shop refuses it at any other.
 */
export function isAgreedTo(order: Pick<WaitingTask, 'optimism' | 'timesAskedAgain'>): boolean {
  return order.timesAskedAgain === 0 && agreedTotal(order) !== null
}
