import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { PayOrderFromCreditLineInput, UserError } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { type CustomerChange, changeCustomer } from '../customers/changeCustomer.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { userError } from '../errors/userError.ts'
import { stepKeys } from '../idempotency/stepKeys.ts'
import { readOrder } from './orderClient.ts'
import { noSuchOrder, orderNumberOf } from './ownOrder.ts'

const NOT_FOUND = 404
const CONFLICT = 409

/** Pays an order that waits for credit from the line of the customer's account. */
export const payOrderFromCreditLine: NonNullable<MutationResolvers['payOrderFromCreditLine']> = async (
  _root,
  { input },
  context,
) => {
  const payload = await changeCustomer(context, { mutation: 'payOrderFromCreditLine', input }, () =>
    pay(input, context),
  )
  const number = payload.customer ? orderNumberOf(context, input.orderId) : null
  return { ...payload, order: number === null ? null : await readOrder(context, number) }
}

async function pay(
  { orderId, clientMutationId }: PayOrderFromCreditLineInput,
  context: GraphContext,
): Promise<CustomerChange> {
  const orderNumber = orderNumberOf(context, orderId)
  if (orderNumber === null) return noSuchOrder(context)
  try {
    await context.upstream.call('orderCreditLine', {
      path: { orderNumber },
      body: {},
      idempotencyKey: stepKeys(context, clientMutationId)('pay'),
    })
    return { notices: [] }
  } catch (error) {
    const refused = error instanceof UpstreamRefusal ? refusal(context, error) : null
    if (refused === null) throw error
    return { userErrors: [refused] }
  }
}

/** Returns a refusal that this call alone has; null for others. */
function refusal({ messageLanguage: language }: GraphContext, { status, message }: UpstreamRefusal): UserError | null {
  const field = ['orderId']
  if (/\bcredit line\b/i.test(message)) return userError(language, 'CREDIT_LINE_CHANGED', { field })
  if (status === NOT_FOUND) return userError(language, 'ORDER_NOT_FOUND', { field })
  return status === CONFLICT ? userError(language, 'ORDER_NOT_WAITING', { field }) : null
}
