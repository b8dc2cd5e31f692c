import { Type } from 'typebox'
import { SPEI_PROCESSING_HOURS, SPEI_PROCESSING_MAX_HOURS } from '../payments/limits.ts'

/** Environment variables of credit. */
export const CREDIT_VARIABLES = {
  CREDIT_KEY: Type.String({
    pattern: '^[A-Za-z0-9+/=, ]*$',
    default: '',
    description:
      'Keys of personal data in credit: 32 bytes in base64, several separated by commas. The first one encrypts, all of them decrypt. Without it, credit applications and accounts are off in production. Default: generated in `DATA_DIR`; none in production.',
  }),
  CREDIT_DECISIONS: Type.Union([Type.Literal('business-days'), Type.Literal('at-once')], {
    default: 'business-days',
    description:
      '`business-days`: credit applications are decided at noon of one to three business days. `at-once`: when they are sent, for development.',
  }),
  SPEI_PROCESSING_HOURS: Type.Integer({
    minimum: 0,
    maximum: SPEI_PROCESSING_MAX_HOURS,
    default: SPEI_PROCESSING_HOURS,
    description: `Hours after which a bank transfer that was seen is applied to its credits. Maximum: ${SPEI_PROCESSING_MAX_HOURS}. With \`0\`, within a minute.`,
  }),
} as const

/** Accepted values of these variables, for error messages. */
export const CREDIT_VALUES: Readonly<Record<keyof typeof CREDIT_VARIABLES, string>> = {
  CREDIT_KEY: '32 bytes in base64, several separated by commas',
  CREDIT_DECISIONS: 'business-days or at-once',
  SPEI_PROCESSING_HOURS: `hours, 0 to ${SPEI_PROCESSING_MAX_HOURS}`,
}
