import { CREDIT_PIN_MAX_DIGITS, CREDIT_PIN_MIN_DIGITS } from '@hogar/schema/validation/limits.ts'
import { smsCodeSchema } from '@hogar/schema/validation/smsCode.ts'
import * as v from 'valibot'
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { ConfirmCreditCodeInput, UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { invalidField, userError } from '../../errors/userError.ts'
import { CREDIT_CODE_TRIES_MAX, CREDIT_TRIES_WINDOW_MS } from '../limits.ts'
import { confirmApplicantCode } from '../applications/codes/confirmApplicantCode.ts'
import { attemptProof, type Outcome } from './attemptProof.ts'
import { checkNumber } from './checkNumber.ts'
import { proveByCode } from './proofClient.ts'

const LIMIT = { secret: 'credit-code', maxTries: CREDIT_CODE_TRIES_MAX, windowMs: CREDIT_TRIES_WINDOW_MS }
const PIN = new RegExp(`^\\d{1,${CREDIT_PIN_MAX_DIGITS}}$`)

/**
 * Proves a credit account by the code of an SMS, and sets a new PIN; without a number, confirms the telephone of the applicant
 * of the open application. Replies are not stored, so that codes and PINs are
 * stored nowhere.
 */
export const confirmCreditCode: NonNullable<MutationResolvers['confirmCreditCode']> = async (
  _root,
  { input },
  context,
) => {
  const { accountNumber: number = null } = input
  const confirmed = await (number === null
    ? confirmApplicantCode(context, input.code)
    : confirm(context, { ...input, accountNumber: number }))
  return { application: null, ...confirmed, notices: [], clientMutationId: input.clientMutationId ?? null }
}

type Named = ConfirmCreditCodeInput & Readonly<{ accountNumber: string }>

async function confirm(context: GraphContext, input: Named): Promise<Outcome> {
  const { messageLanguage: language } = context
  const { accountNumber: number, newPin = null } = input
  const typed = v.safeParse(smsCodeSchema, input.code)
  const fault = checkNumber(context, number) ?? checkNewPin(context, newPin)
  if (fault !== null) return refused(fault)
  // Not an attempt: the text cannot be a code.
  if (!typed.success) return refused(userError(language, 'SMS_CODE_INCORRECT', { field: ['code'] }))
  const code = typed.output
  return attemptProof(context, { ...LIMIT, number, prove: () => proveByCode(context, { number, code, newPin }) })
}

function checkNewPin({ messageLanguage: language }: GraphContext, pin: string | null): UserError | null {
  if (pin === null) return null
  if (pin.length < CREDIT_PIN_MIN_DIGITS) return userError(language, 'PIN_TOO_SHORT', { field: ['newPin'] })
  return PIN.test(pin) ? null : invalidField(language, 'FIELD_INVALID', { field: ['newPin'] })
}

function refused(reason: UserError): Outcome {
  return { account: null, userErrors: [reason] }
}
