import { SMS_CODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { Notice, UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { hasStatus } from '../../errors/isUpstreamError.ts'
import { notice, userError } from '../../errors/userError.ts'
import { runAction } from '../../limits/runAction.ts'
import { CREDIT_SENDS_MAX, CREDIT_TRIES_WINDOW_MS } from '../limits.ts'
import { sendApplicantCode } from '../applications/codes/sendApplicantCode.ts'
import { accountRefusal } from './accountRefusal.ts'
import { checkNumber } from './checkNumber.ts'
import { sendCode } from './proofClient.ts'

const LIMIT = { action: 'credit-code', maxTimes: CREDIT_SENDS_MAX, windowMs: CREDIT_TRIES_WINDOW_MS }
const BROKEN_STATUS = 500

/** Sends a code to the holder of a credit account, or to the applicant of the open application. The platform counts, so a repeated request sends no second SMS. */
export const sendCreditCode: NonNullable<MutationResolvers['sendCreditCode']> = async (_root, { input }, context) => {
  const { accountNumber = null } = input
  const { resendAt, ...sent } = await (accountNumber === null
    ? sendApplicantCode(context)
    : send(context, accountNumber))
  const seconds = resendAt === null ? null : Math.max(0, Math.ceil((Date.parse(resendAt) - Date.now()) / 1_000))
  return {
    application: null,
    ...sent,
    codeLength: SMS_CODE_DIGITS,
    resendAt,
    resendSeconds: seconds,
    clientMutationId: input.clientMutationId ?? null,
  }
}

type Sent = Readonly<{ resendAt: string | null; userErrors: readonly UserError[]; notices: readonly Notice[] }>

async function send(context: GraphContext, number: string): Promise<Sent> {
  const { messageLanguage: language } = context
  const fault = checkNumber(context, number)
  if (fault !== null) return refused(fault)
  const run = async (): Promise<Sent> => {
    const { resendAt, digits } = await sendCode(context, number)
    return { resendAt, userErrors: [], notices: [notice(language, 'CREDIT_CODE_SENT', { digits })] }
  }
  try {
    return await runAction(context, LIMIT, { run, refuse: refused })
  } catch (error) {
    if (hasStatus(error, BROKEN_STATUS)) return refused(userError(language, 'SMS_NOT_SENT'))
    const { userError: reason, until } = accountRefusal(language, error)
    return refused(reason, until)
  }
}

function refused(reason: UserError, resendAt: string | null = null): Sent {
  return { resendAt, userErrors: [reason], notices: [] }
}
