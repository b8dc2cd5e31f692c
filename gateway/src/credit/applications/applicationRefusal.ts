import type { UserError, UserErrorCode } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import type { MessageKey } from '../../errors/core/messageKey.ts'
import { message } from '../../errors/message.ts'
import { refusalError } from '../../errors/refusalError.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { invalidField, userError } from '../../errors/userError.ts'
import { formatMoney } from '../../graph/formatMoney.ts'
import { money } from '../../graph/money.ts'
import { tooManyAttempts } from '../../limits/tooManyAttempts.ts'
import { instant } from '../../parse/instant.ts'
import { readSource, readText } from '../../parse/readValue.ts'
import type { OpenCreditApplication } from '../../session/sessionData.ts'
import { readTerms } from '../offerClient.ts'
import { fieldOf } from './fieldOf.ts'
import { APPLICATION_WINDOW_MS, BENEFICIARIES_MAX } from './limits.ts'
import { stepsOf } from './names.ts'
import { readApplication } from './applicationClient.ts'
import { openedIn } from './openApplication.ts'

/** Facts of the request that a refusal names. */
export type About = Readonly<{
  /** Postal code that was sent. */
  postcode?: string
  /** Input fields by the platform's names, where they differ from the usual ones. */
  fields?: Readonly<Record<string, readonly string[]>>
  /** Meaning of the reason `code`. */
  code?: 'SMS_CODE_INCORRECT' | 'PROMOTER_CODE_INVALID'
  /** Kind of credit that is asked for, if no application is open. */
  asked?: Pick<OpenCreditApplication, 'kind' | 'customer'>
}>

type Named = Exclude<UserErrorCode, 'INVALID' | 'REFUSED'>
type FieldKey = Extract<MessageKey, `FIELD_${string}`>

const MINUTE_MS = 60_000
const FORBIDDEN_STATUS = 403
const MISSING_STATUS = 404
const CONFLICT_STATUS = 409
const STEPS_STATUS = 422
const PAUSED_STATUS = 429

/** Codes of refusals, by the platform's reason. */
const CODES: Readonly<Record<string, Named>> = {
  future: 'DATE_IN_FUTURE',
  underage: 'UNDERAGE',
  curp: 'CURP_INVALID',
  curpDate: 'CURP_MISMATCH',
  coverage: 'ZIP_WITHOUT_COVERAGE',
  sameAddress: 'REFERENCE_SAME_ADDRESS',
  samePhone: 'REFERENCE_SAME_TELEPHONE',
  consent: 'CREDIT_CONSENT_REQUIRED',
  account: 'BANK_ACCOUNT_WRONG',
  insured: 'INSURANCE_TOO_LOW',
  count: 'BENEFICIARIES_COUNT',
  sum100: 'BENEFICIARIES_SUM',
  twice: 'BENEFICIARIES_TWICE',
  type: 'FILE_TYPE',
  size: 'FILE_TOO_LARGE',
  legible: 'ID_NOT_LEGIBLE',
  expired: 'LIVE_TEST_EXPIRED',
  frames: 'LIVE_TEST_FAILED',
  pending: 'CREDIT_REQUEST_PENDING',
  offer: 'CREDIT_OFFER_CHANGED',
  confirmed: 'CREDIT_TELEPHONE_CONFIRMED',
  state: 'CREDIT_APPLICATION_CLOSED',
}

/** Sentences about invalid fields, by the platform's reason. */
const INVALID_FIELDS: Readonly<Record<string, FieldKey>> = {
  name: 'FIELD_INVALID',
  date: 'FIELD_INVALID',
  telephone: 'FIELD_TELEPHONE_10',
  email: 'FIELD_EMAIL',
  postcode: 'FIELD_POSTCODE',
  address: 'FIELD_INVALID',
  kinship: 'FIELD_INVALID',
  insurance: 'FIELD_INVALID',
  percent: 'FIELD_INVALID',
  term: 'FIELD_INVALID',
}

/** Maps a refusal of the platform in an application. Rethrows any other error. */
export async function applicationRefusal(context: GraphContext, error: unknown, about: About = {}): Promise<UserError> {
  if (!(error instanceof UpstreamRefusal)) throw error
  const { messageLanguage: language } = context
  const { reason: named, field: place, detail, until, faltan } = readSource(error.result)
  const reason = readText(named) ?? ''
  if (error.reason !== null) return userError(language, 'CREDIT_UNAVAILABLE')
  switch (error.status) {
    case PAUSED_STATUS:
      return paused(context, reason, instant(readText(until)))
    case STEPS_STATUS:
      return stepsMissing(context, faltan)
    case FORBIDDEN_STATUS:
    case MISSING_STATUS:
      return userError(language, 'CREDIT_APPLICATION_NOT_FOUND')
    case CONFLICT_STATUS:
      if (reason === '' && /idempotency-key/i.test(error.message))
        return userError(language, 'IDEMPOTENCY_MISMATCH', { field: ['clientMutationId'] })
  }
  const field = fieldOf(readText(place), about.fields)
  const at = field === null ? {} : { field }
  if (reason === 'amount') return amountRefused(context, at, about)
  if (reason === 'code') return userError(language, about.code ?? 'PROMOTER_CODE_INVALID', at)
  if (reason === 'bank') return userError(language, 'BANK_ACCOUNT_WRONG', { ...at, sentence: 'BANK_OTHER' })
  if (reason === 'terms') return termsRequired(context)
  const key = Object.hasOwn(INVALID_FIELDS, reason) ? INVALID_FIELDS[reason] : undefined
  if (key !== undefined) return invalidField(language, key, at)
  const code = Object.hasOwn(CODES, reason) ? CODES[reason] : undefined
  if (code === undefined) return refusalError(language, error)
  const words = { postcode: about.postcode ?? '', sum: readText(detail) ?? '?', max: BENEFICIARIES_MAX }
  return userError(language, code, { ...at, words })
}

/** Returns the refusal of terms that were not accepted. */
export function termsRequired({ messageLanguage: language }: Pick<GraphContext, 'messageLanguage'>): UserError {
  return userError(language, 'TERMS_REQUIRED', { field: ['acceptsTerms'], sentence: 'CREDIT_TERMS_REQUIRED' })
}

/** Returns the refusal of a request without an application. */
export function noApplication({ messageLanguage: language }: Pick<GraphContext, 'messageLanguage'>): UserError {
  return userError(language, 'CREDIT_APPLICATION_NOT_FOUND')
}

/** Returns the refusal of sending an application before some steps, by the platform's names. */
export function stepsMissing(
  { messageLanguage: language }: Pick<GraphContext, 'messageLanguage'>,
  names: unknown,
): UserError {
  const texts = Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  const steps = stepsOf(texts).map((step) => message(language, `STEP_${step}`))
  return userError(language, 'CREDIT_STEP_MISSING', { words: { steps: steps.join(', ') } })
}

type Place = Readonly<{ field?: readonly string[] }>

/** Names the limits of the applicant: those of the kind of credit, and the maximum of the open application. */
async function amountRefused(context: GraphContext, at: Place, { asked }: About): Promise<UserError> {
  const { messageLanguage: language } = context
  const borrower = asked ?? openedIn(context)
  const terms = borrower === null ? null : await readTerms(context, borrower)
  if (terms === null) return userError(language, 'CREDIT_AMOUNT', { ...at, sentence: 'CREDIT_AMOUNT_OTHER' })
  const own = asked === undefined ? ((await readApplication(context))?.maximum ?? null) : null
  const largest = Math.min(Number(terms.maximum.amount), Number(own?.amount ?? terms.maximum.amount))
  const max = formatMoney(money(largest, context.store.currencyCode), language)
  return userError(language, 'CREDIT_AMOUNT', { ...at, words: { min: formatMoney(terms.minimum, language), max } })
}

function paused({ messageLanguage: language }: GraphContext, reason: string, until: string | null): UserError {
  if (reason === 'wait') return userError(language, 'SMS_TOO_SOON')
  if (reason === 'day') return userError(language, 'SMS_DAY_LIMIT')
  if (until === null) return tooManyAttempts(language, APPLICATION_WINDOW_MS)
  return tooManyAttempts(language, Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS)) * MINUTE_MS)
}
