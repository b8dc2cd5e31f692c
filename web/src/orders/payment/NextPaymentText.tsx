import { FormattedMessage } from 'react-intl'
import * as v from 'valibot'
import { placeOrderOptimismSchema } from '../placeOrderOptimism.ts'

/** Message ids by payment methods that need an action after the order is placed. */
const MESSAGES = {
  card: 'waiting.nextCard',
  banktransfer: 'waiting.nextTransfer',
  conveniencestore: 'waiting.nextStore',
} as const

/**
 * Text on the payment of a waiting order; `order` is its task's optimistic data. Renders nothing if no action is
 * needed.
 */
export function NextPaymentText({ order }: Readonly<{ order: unknown }>) {
  const parsed = v.safeParse(placeOrderOptimismSchema, order)
  const method = parsed.success ? parsed.output.paymentMethodCode : undefined
  const id = Object.entries(MESSAGES).find(([code]) => code === method)?.[1]
  return id ? (
    <p>
      <FormattedMessage id={id} />
    </p>
  ) : null
}
