import { RETURN_COMMENT_MAX_CHARACTERS, RETURN_PHOTOS_MAX } from '@hogar/schema/validation/limits.ts'
import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { CreateReturnInput } from '../__generated__/schemaTypes.ts'
import { stepKeys } from '../idempotency/stepKeys.ts'
import { type CustomerChange, changeCustomer } from '../customers/changeCustomer.ts'
import { invalidField, notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { explainReturn } from './explainRefusal.ts'
import { runAsking } from './runAsking.ts'
import { noSuchOrder, orderNumberOf } from '../orders/ownOrder.ts'
import { readPhoto } from './readPhoto.ts'
import { photosRefused, returnRefusal } from './returnRefusal.ts'
import { unitsOfLines } from './unitsOfLines.ts'

/** Requests a return of delivered lines. */
export const createReturn: NonNullable<MutationResolvers['createReturn']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'createReturn', input }, () => create(input, context))

async function create(input: CreateReturnInput, context: GraphContext): Promise<CustomerChange> {
  const { messageLanguage: language } = context
  const orderNumber = orderNumberOf(context, input.orderId)
  if (orderNumber === null) return noSuchOrder(context)
  const items = unitsOfLines(input.lines)
  if (items === null) return { userErrors: [userError(language, 'ORDER_LINE_QUANTITY', { field: ['lines'] })] }
  const unanswered = findUnanswered(input.lines)
  if (unanswered) return { userErrors: [invalidField(language, 'FIELD_REQUIRED', { field: unanswered })] }
  const comment = input.comment?.trim() || null
  if (comment !== null && comment.length > RETURN_COMMENT_MAX_CHARACTERS)
    return { userErrors: [invalidField(language, 'FIELD_TOO_LONG', { field: ['comment'] })] }
  const photos = (input.photos ?? []).flatMap((photo) => readPhoto(photo) ?? [])
  if (photos.length !== (input.photos ?? []).length || photos.length > RETURN_PHOTOS_MAX)
    return { userErrors: [photosRefused(context)] }
  const run = async (): Promise<CustomerChange> => {
    await context.upstream.call('returnCreate', {
      path: { orderNumber },
      body: { items, comment, photos },
      idempotencyKey: stepKeys(context, input.clientMutationId)('return'),
    })
    return { notices: [notice(language, 'RETURN_CREATED')] }
  }
  try {
    return await runAsking(context, run)
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    const refusal = returnRefusal(context, error, 'RETURN_NOT_POSSIBLE')
    return { userErrors: [await explainReturn(context, { refusal, orderNumber }, input.lines)] }
  }
}

/** Returns the path of the first answer that is missing; null if none is. */
function findUnanswered(lines: CreateReturnInput['lines']): readonly (string | number)[] | null {
  for (const [at, { reason, condition, resolution }] of lines.entries()) {
    const missing = Object.entries({ reason, condition, resolution }).find(([, answer]) => answer.trim() === '')
    if (missing) return ['lines', at, missing[0]]
  }
  return null
}
