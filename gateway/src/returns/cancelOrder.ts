import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { CancelOrderInput } from '../__generated__/schemaTypes.ts'
import { stepKeys } from '../idempotency/stepKeys.ts'
import { type CustomerChange, changeCustomer } from '../customers/changeCustomer.ts'
import { invalidField, notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { readOrder } from '../orders/orderClient.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { explainCancellation } from './explainRefusal.ts'
import { runAsking } from './runAsking.ts'
import { noSuchOrder, orderNumberOf } from '../orders/ownOrder.ts'
import { returnRefusal } from './returnRefusal.ts'
import { unitsOfLines } from './unitsOfLines.ts'

/** Cancels an order, or units of its lines. */
export const cancelOrder: NonNullable<MutationResolvers['cancelOrder']> = async (_root, { input }, context) => {
  const payload = await changeCustomer(context, { mutation: 'cancelOrder', input }, () => cancel(input, context))
  const number = payload.customer ? orderNumberOf(context, input.orderId) : null
  return { ...payload, order: number === null ? null : await readOrder(context, number) }
}

async function cancel(
  { orderId, reason, lines = null, clientMutationId }: CancelOrderInput,
  context: GraphContext,
): Promise<CustomerChange> {
  const { messageLanguage: language } = context
  const orderNumber = orderNumberOf(context, orderId)
  if (orderNumber === null) return noSuchOrder(context)
  if (reason.trim() === '') return { userErrors: [invalidField(language, 'FIELD_REQUIRED', { field: ['reason'] })] }
  const items = lines === null ? null : unitsOfLines(lines)
  if (lines !== null && items === null)
    return { userErrors: [userError(language, 'ORDER_LINE_QUANTITY', { field: ['lines'] })] }
  const run = async (): Promise<CustomerChange> => {
    await context.upstream.call(items === null ? 'orderCancel' : 'orderCancelItems', {
      path: { orderNumber },
      body: { reason, ...(items === null ? {} : { items }) },
      idempotencyKey: stepKeys(context, clientMutationId)('cancel'),
    })
    return { notices: [notice(language, items === null ? 'ORDER_CANCELED' : 'ORDER_LINES_CANCELED')] }
  }
  try {
    return await runAsking(context, run)
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    const refusal = returnRefusal(context, error, 'ORDER_NOT_CANCELABLE')
    return { userErrors: [await explainCancellation(context, { refusal, orderNumber }, reason)] }
  }
}
