import { loggedError } from '../errors/core/loggedError.ts'
import type { AnswerOption, ReturnLineInput, UserError } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { isMissingEndpoint, isUpstreamError } from '../errors/isUpstreamError.ts'
import { invalidField, userError } from '../errors/userError.ts'
import { readCancelReasons, readReturnAttributes, readReturnForm } from './returnClient.ts'

type Explained = Readonly<{
  /** Refusal of the platform, as far as its text says why. */
  refusal: UserError
  orderNumber: string
}>

/**
 * Explains a cancellation that the platform refused without a cause: it checks the reason before it looks for the order,
 * and says of neither which it was. Its list of reasons does. Read after a refusal only, so a cancellation costs no call.
 */
export function explainCancellation(
  context: GraphContext,
  { refusal, orderNumber }: Explained,
  reason: string,
): Promise<UserError> {
  return explain(context, refusal, async () => {
    const reasons = await readCancelReasons(context, orderNumber)
    if (reasons === null) return 'noSuchOrder'
    return reasons.length === 0 || isAmong(reasons, reason) ? null : ['reason']
  })
}

/** Explains a return that the platform refused without a cause, in the same way: by its form and its questions. */
export function explainReturn(
  context: GraphContext,
  { refusal, orderNumber }: Explained,
  lines: readonly ReturnLineInput[],
): Promise<UserError> {
  return explain(context, refusal, async () => {
    await readReturnForm(context, orderNumber)
    const attributes = await readReturnAttributes(context)
    for (const [at, { reason, condition, resolution }] of lines.entries()) {
      const answers: Readonly<Record<string, string>> = { reason, condition, resolution }
      const wrong = attributes.find(({ code, options }) => {
        const answer = answers[code]
        return answer !== undefined && !isAmong(options, answer)
      })
      if (wrong) return ['lines', at, wrong.code]
    }
    return null
  })
}

type Cause = readonly (string | number)[] | 'noSuchOrder' | null

async function explain(
  { messageLanguage: language, log }: GraphContext,
  refusal: UserError,
  findCause: () => Promise<Cause>,
): Promise<UserError> {
  if (refusal.code !== 'CANCEL_OR_RETURN_FAILED') return refusal
  const cause = await findCause().catch((error: unknown): Cause => {
    if (error instanceof GatewayError && error.code === 'NOT_FOUND') return 'noSuchOrder'
    if (!isUpstreamError(error)) throw error
    if (!isMissingEndpoint(error))
      log.warn(loggedError(error), 'could not read why a cancellation or return was refused')
    return null
  })
  if (cause === null) return refusal
  if (cause === 'noSuchOrder') return userError(language, 'ORDER_NOT_FOUND', { field: ['orderId'] })
  return invalidField(language, 'FIELD_INVALID', { field: cause })
}

function isAmong(options: readonly AnswerOption[], answer: string): boolean {
  return options.some(({ value }) => value === answer)
}
