import { smsCodeSchema } from '@hogar/schema/validation/smsCode.ts'
import * as v from 'valibot'
import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { UserError } from '../__generated__/schemaTypes.ts'
import { refusalError } from '../errors/refusalError.ts'
import { readCustomer } from '../customers/customerClient.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { attempt } from '../limits/attempt.ts'
import { tooManyAttempts } from '../limits/tooManyAttempts.ts'
import { hasStatus } from '../errors/isUpstreamError.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { SMS_TRIES_MAX, SMS_TRIES_WINDOW_MS } from './limits.ts'
import { confirmSms, pauseOf } from './smsClient.ts'

const GUARD = { secret: 'sms-code', maxTries: SMS_TRIES_MAX, windowMs: SMS_TRIES_WINDOW_MS }

/**
 * Confirms the telephone of an address by the code of an SMS. Replies are not stored under an idempotency key, so that
 * codes are stored nowhere.
 */
export const confirmTelephone: NonNullable<MutationResolvers['confirmTelephone']> = async (
  _root,
  { input },
  context,
) => {
  const { addressId, code, clientMutationId = null } = input
  const customer = await readCustomer(context)
  const reason = await refuse(customer, { addressId, code }, context)
  if (reason !== null) return { customer, userErrors: [reason], notices: [], clientMutationId }
  return {
    customer: await readCustomer(context),
    userErrors: [],
    notices: [notice(context.messageLanguage, 'TELEPHONE_CONFIRMED')],
    clientMutationId,
  }
}

type Try = Readonly<{ addressId: string; code: string }>

/** Checks the code, within the attempt limit. Null if the telephone is confirmed, else the refusal. */
async function refuse(
  customer: CustomerMapper | null,
  { addressId, code }: Try,
  context: GraphContext,
): Promise<UserError | null> {
  const { messageLanguage: language } = context
  if (!customer) return userError(language, 'SIGNED_OUT')
  const address = customer.addresses.find((known) => known.addressId === addressId)
  if (!address) return userError(language, 'ADDRESS_NOT_FOUND', { field: ['addressId'] })
  if (address.isTelephoneConfirmed) return null
  const typed = v.safeParse(smsCodeSchema, code)
  // Not an attempt: the text cannot be a code.
  if (!typed.success) return userError(language, 'SMS_CODE_INCORRECT', { field: ['code'] })
  const { customerId } = customer
  const tried = await attempt(context, {
    ...GUARD,
    subject: customerId,
    countsAddress: false,
    showsElsewhere: true,
    run: () => lookAt(context, { customerId, addressId }, typed.output),
    isRight: (refusal) => refusal === null,
  })
  return tried === null ? tooManyAttempts(language, SMS_TRIES_WINDOW_MS) : tried.value
}

async function lookAt(
  context: GraphContext,
  place: Readonly<{ customerId: string; addressId: string }>,
  code: string,
): Promise<UserError | null> {
  const { messageLanguage: language } = context
  try {
    await confirmSms(context, place, code)
    return null
  } catch (error) {
    if (pauseOf(error) !== null) return tooManyAttempts(language, SMS_TRIES_WINDOW_MS)
    if (hasStatus(error, 400)) return userError(language, 'SMS_CODE_INCORRECT', { field: ['code'] })
    if (hasStatus(error, 404)) return userError(language, 'ADDRESS_NOT_FOUND', { field: ['addressId'] })
    if (!(error instanceof UpstreamRefusal)) throw error
    return refusalError(language, error)
  }
}
