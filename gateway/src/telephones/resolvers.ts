import { SMS_CODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { MutationResolvers, SendTelephoneCodePayloadResolvers } from '../__generated__/resolverTypes.ts'
import { confirmTelephone } from './confirmTelephone.ts'
import { sendTelephoneCode } from './sendTelephoneCode.ts'

export const telephoneMutations = { sendTelephoneCode, confirmTelephone } satisfies MutationResolvers

export const sendTelephoneCodePayloadResolvers = {
  codeLength: () => SMS_CODE_DIGITS,
  // Calculated now, also for a stored payload.
  resendSeconds: ({ resendAt }) =>
    resendAt === null ? null : Math.max(0, Math.ceil((Date.parse(resendAt) - Date.now()) / 1_000)),
} satisfies SendTelephoneCodePayloadResolvers
