import { SMS_CODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import type { UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { hasStatus } from '../../../errors/isUpstreamError.ts'
import { userError } from '../../../errors/userError.ts'
import { runAction } from '../../../limits/runAction.ts'
import { instant } from '../../../parse/instant.ts'
import { readSource, readText } from '../../../parse/readValue.ts'
import { callerHeaders } from '../../callerHeaders.ts'
import { applicationRefusal } from '../applicationRefusal.ts'
import { APPLICATION_WINDOW_MS, RESUME_CODE_SENDS_MAX } from '../limits.ts'
import { type ResumeName, checkResumeName, resumeFields } from './resumeName.ts'

const LIMIT = { action: 'credit-resume-code', maxTimes: RESUME_CODE_SENDS_MAX, windowMs: APPLICATION_WINDOW_MS }
const BROKEN_STATUS = 500

/** Sends a code that opens an application in another session. The platform answers alike for an unknown one. */
export const sendCreditResumeCode: NonNullable<MutationResolvers['sendCreditResumeCode']> = async (
  _root,
  { input },
  context,
) => {
  const { resendAt, userErrors } = await send(context, input)
  return {
    codeLength: SMS_CODE_DIGITS,
    resendAt,
    resendSeconds: resendAt === null ? null : Math.max(0, Math.ceil((Date.parse(resendAt) - Date.now()) / 1_000)),
    userErrors,
    notices: [],
    clientMutationId: input.clientMutationId ?? null,
  }
}

type Sent = Readonly<{ resendAt: string | null; userErrors: readonly UserError[] }>

async function send(context: GraphContext, name: ResumeName): Promise<Sent> {
  const refuse = (reason: UserError): Sent => ({ resendAt: null, userErrors: [reason] })
  const fault = checkResumeName(context, name)
  if (fault !== null) return refuse(fault)
  const run = async (): Promise<Sent> => {
    const call = { body: resumeFields(context, name), headers: callerHeaders(context), asGuest: true }
    const sent = readSource(await context.upstream.call('creditResumeCodeSend', call))
    return { resendAt: instant(readText(sent['resend_at'])), userErrors: [] }
  }
  try {
    return await runAction(context, LIMIT, { run, refuse })
  } catch (error) {
    const { messageLanguage: language } = context
    if (hasStatus(error, BROKEN_STATUS)) return refuse(userError(language, 'SMS_NOT_SENT'))
    return refuse(await applicationRefusal(context, error))
  }
}
