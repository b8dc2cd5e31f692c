import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { UserError } from '../__generated__/schemaTypes.ts'
import { refusalError } from '../errors/refusalError.ts'
import { readCustomer } from '../customers/customerClient.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { answerOnce } from '../idempotency/answerOnce.ts'
import { runAction } from '../limits/runAction.ts'
import { tooManyAttempts } from '../limits/tooManyAttempts.ts'
import { hasStatus, isNotOffered } from '../errors/isUpstreamError.ts'
import { UpstreamFailure, isUnsent } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { SMS_SENDS_MAX, SMS_SENDS_WINDOW_MS, SMS_TRIES_WINDOW_MS } from './limits.ts'
import type { SendTelephoneCodePayloadMapper } from './mappers.ts'
import { pauseOf, sendSms } from './smsClient.ts'

const GUARD = { action: 'sms-send', maxTimes: SMS_SENDS_MAX, windowMs: SMS_SENDS_WINDOW_MS }

type Outcome = Omit<SendTelephoneCodePayloadMapper, 'clientMutationId'>

/** Sends a code to the telephone of one of the customer's addresses. */
export const sendTelephoneCode: NonNullable<MutationResolvers['sendTelephoneCode']> = (_root, { input }, context) =>
  answerOnce(context, {
    mutation: 'sendTelephoneCode',
    input,
    run: async () => send(input.addressId, await readCustomer(context), context),
    refuse: async (reason) => refused(await readCustomer(context), reason),
  })

async function send(addressId: string, customer: CustomerMapper | null, context: GraphContext): Promise<Outcome> {
  const { messageLanguage: language } = context
  if (!customer) return refused(customer, userError(language, 'SIGNED_OUT'))
  const address = customer.addresses.find((known) => known.addressId === addressId)
  if (!address) return refused(customer, userError(language, 'ADDRESS_NOT_FOUND', { field: ['addressId'] }))
  if (address.telephone === null)
    return refused(customer, userError(language, 'TELEPHONE_MISSING', { field: ['addressId'] }))
  const confirmed = notice(language, 'TELEPHONE_CONFIRMED')
  if (address.isTelephoneConfirmed) return { ...refused(customer), notices: [confirmed] }
  const run = async (): Promise<Outcome> => {
    const resendAt = await sendSms(context, { customerId: customer.customerId, addressId })
    return { customer, isSent: true, resendAt, userErrors: [], notices: [notice(language, 'TELEPHONE_CODE_SENT')] }
  }
  try {
    return await runAction(context, GUARD, { run, refuse: (tooMany) => refused(customer, tooMany) })
  } catch (error) {
    // Confirmed on another device meanwhile.
    if (hasStatus(error, 409)) return { ...refused(await readCustomer(context)), notices: [confirmed] }
    return notSent(error, customer, context)
  }
}

/** Maps the platform's refusal to send an SMS. Rethrows any other error. */
function notSent(error: unknown, customer: CustomerMapper, { messageLanguage: language }: GraphContext): Outcome {
  const pause = pauseOf(error)
  if (pause !== null) {
    const { reason, until } = pause
    if (reason === 'attempts')
      return { ...refused(customer, tooManyAttempts(language, SMS_TRIES_WINDOW_MS)), resendAt: until }
    const code = reason === 'day' ? 'SMS_DAY_LIMIT' : 'SMS_TOO_SOON'
    return { ...refused(customer, userError(language, code)), resendAt: until }
  }
  const failed = refused(customer, userError(language, 'SMS_NOT_SENT'))
  if (isNotOffered(error)) return failed
  if (mayHaveArrived(error)) return refused(customer, userError(language, 'SMS_UNCERTAIN'))
  if (hasStatus(error, 422))
    return refused(customer, userError(language, 'TELEPHONE_MISSING', { field: ['addressId'] }))
  if (error instanceof UpstreamRefusal) return refused(customer, refusalError(language, error))
  if (error instanceof UpstreamFailure && (error.kind === 'unavailable' || error.kind === 'timeout'))
    return { ...failed, isSent: false }
  throw error
}

/** Without a status, or with that of a proxy that has waited in vain, a call may have arrived. */
const UNCERTAIN: ReadonlySet<number | null> = new Set([null, 502, 504])

/** Returns true for a call without an answer of the platform, which may have received it. */
function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure) || isUnsent(error)) return false
  // A network fault that the platform reports does not pass: it could not reach the system that sends SMS.
  return error.kind === 'timeout' || (error.passing && UNCERTAIN.has(error.status))
}

function refused(customer: CustomerMapper | null, ...userErrors: readonly UserError[]): Outcome {
  return { customer, isSent: null, resendAt: null, userErrors, notices: [] }
}
