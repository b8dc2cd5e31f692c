import type { Notice, UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { hasStatus } from '../../../errors/isUpstreamError.ts'
import { UpstreamRefusal } from '../../../errors/upstreamRefusal.ts'
import { notice, userError } from '../../../errors/userError.ts'
import { runAction } from '../../../limits/runAction.ts'
import { instant } from '../../../parse/instant.ts'
import { readSource, readText } from '../../../parse/readValue.ts'
import type { CreditApplicationMapper } from '../../mappers.ts'
import { readApplication } from '../applicationClient.ts'
import { applicationRefusal, noApplication } from '../applicationRefusal.ts'
import { APPLICANT_CODE_SENDS_MAX, APPLICATION_WINDOW_MS, HINT_DIGITS } from '../limits.ts'
import { callByKey, openedIn } from '../openApplication.ts'

const LIMIT = { action: 'credit-applicant-code', maxTimes: APPLICANT_CODE_SENDS_MAX, windowMs: APPLICATION_WINDOW_MS }
const BROKEN_STATUS = 500

type Sent = Readonly<{
  application: CreditApplicationMapper | null
  resendAt: string | null
  userErrors: readonly UserError[]
  notices: readonly Notice[]
}>

type Called = Awaited<ReturnType<typeof callByKey>> | Readonly<{ tooOften: UserError }>

/** Sends a code to the telephone of the applicant. Returns when another one can be sent. */
export async function sendApplicantCode(context: GraphContext): Promise<Sent> {
  const opened = openedIn(context)
  if (opened === null) return refused(context, noApplication(context))
  try {
    const called = await runAction<Called>(context, LIMIT, {
      run: () => callByKey(context, opened, { endpoint: 'creditApplicantCodeSend' }),
      refuse: (tooOften) => ({ tooOften }),
    })
    if (called === null) return refused(context, noApplication(context))
    if ('tooOften' in called) return refused(context, called.tooOften)
    const application = await readApplication(context)
    const digits = application?.applicant?.telephoneHint.slice(-HINT_DIGITS) ?? ''
    return {
      application,
      resendAt: instant(readText(readSource(called.result)['resend_at'])),
      userErrors: [],
      notices: [notice(context.messageLanguage, 'CREDIT_CODE_SENT', { digits })],
    }
  } catch (error) {
    if (hasStatus(error, BROKEN_STATUS)) return refused(context, userError(context.messageLanguage, 'SMS_NOT_SENT'))
    const until = error instanceof UpstreamRefusal ? readText(readSource(error.result)['until']) : null
    return refused(context, await applicationRefusal(context, error), instant(until))
  }
}

async function refused(context: GraphContext, reason: UserError, resendAt: string | null = null): Promise<Sent> {
  return { application: await readApplication(context), resendAt, userErrors: [reason], notices: [] }
}
