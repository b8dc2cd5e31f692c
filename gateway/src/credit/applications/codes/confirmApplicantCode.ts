import { smsCodeSchema } from '@hogar/schema/validation/smsCode.ts'
import * as v from 'valibot'
import type { UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { userError } from '../../../errors/userError.ts'
import { attempt } from '../../../limits/attempt.ts'
import { tooManyAttempts } from '../../../limits/tooManyAttempts.ts'
import type { OpenCreditApplication } from '../../../session/sessionData.ts'
import { readApplication } from '../applicationClient.ts'
import { noApplication } from '../applicationRefusal.ts'
import { sendChange } from '../changeApplication.ts'
import { APPLICANT_CODE_TRIES_MAX, APPLICATION_WINDOW_MS } from '../limits.ts'
import { openedIn } from '../openApplication.ts'

const LIMIT = {
  secret: 'credit-applicant-code',
  maxTries: APPLICANT_CODE_TRIES_MAX,
  windowMs: APPLICATION_WINDOW_MS,
}

/** Confirms the telephone of the applicant by the code of an SMS, within the attempt limits. */
export async function confirmApplicantCode(context: GraphContext, typed: string) {
  const opened = openedIn(context)
  const userErrors = opened === null ? [noApplication(context)] : await confirm(context, opened, typed)
  return { account: null, application: await readApplication(context), userErrors }
}

async function confirm(
  context: GraphContext,
  opened: OpenCreditApplication,
  typed: string,
): Promise<readonly UserError[]> {
  const { messageLanguage: language } = context
  const code = v.safeParse(smsCodeSchema, typed)
  // Not an attempt: the text cannot be a code.
  if (!code.success) return [userError(language, 'SMS_CODE_INCORRECT', { field: ['code'] })]
  const body = { nip: code.output }
  const tried = await attempt(context, {
    ...LIMIT,
    subject: opened.id,
    showsElsewhere: true,
    run: async () => {
      const about = { code: 'SMS_CODE_INCORRECT', fields: { nip: ['code'] } } as const
      return (await sendChange(context, opened, { endpoint: 'creditApplicantCodeConfirm', body, ...about })).userErrors
    },
    isRight: (userErrors) => userErrors.length === 0,
  })
  return tried?.value ?? [tooManyAttempts(language, LIMIT.windowMs)]
}
