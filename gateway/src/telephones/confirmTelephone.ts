import { smsCodeSchema } from '@hogar/schema/validation/smsCode.ts'
import * as v from 'valibot'
import type { MutationResolvers, UserError } from '../__generated__/resolverTypes.ts'
import { refusalError } from '../cart/refusalError.ts'
import { readCustomer } from '../customers/customerClient.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { refuseGuess, tooManyAttempts } from '../limits/refuseGuess.ts'
import { hasStatus } from '../upstream/isUpstreamError.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { SMS_TRIES_MAX, SMS_TRIES_WINDOW_MS } from './limits.ts'
import { confirmSms, pauseOf } from './smsClient.ts'

const GUARD = { secret: 'sms-code', maxTries: SMS_TRIES_MAX, windowMs: SMS_TRIES_WINDOW_MS }

/** Confirms the telephone of an address by the code of an SMS. No answer is kept under a key: codes are kept nowhere. */
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
    notices: [notice(context.store.language, 'TELEPHONE_CONFIRMED')],
    clientMutationId,
  }
}

type Try = Readonly<{ addressId: string; code: string }>

/** Has the code looked at, where it may be. Null when the telephone is confirmed, else why not. */
async function refuse(
  customer: CustomerMapper | null,
  { addressId, code }: Try,
  context: GraphContext,
): Promise<UserError | null> {
  const { language } = context.store
  const unknown = userError(language, 'ADDRESS_NOT_FOUND', { field: ['addressId'] })
  const incorrect = userError(language, 'SMS_CODE_INCORRECT', { field: ['code'] })
  if (!customer) return userError(language, 'SIGNED_OUT')
  const address = customer.addresses.find((known) => known.addressId === addressId)
  if (!address) return unknown
  if (address.isTelephoneConfirmed) return null
  const typed = v.safeParse(smsCodeSchema, code)
  // No try: nothing that could be right was said.
  if (!typed.success) return incorrect
  const tooMany = await refuseGuess(context, { ...GUARD, subject: customer.customerId })
  if (tooMany) return tooMany
  try {
    await confirmSms(context, { customerId: customer.customerId, addressId }, typed.output)
    return null
  } catch (error) {
    if (pauseOf(error) !== null) return tooManyAttempts(language, SMS_TRIES_WINDOW_MS)
    if (hasStatus(error, 400)) return incorrect
    if (hasStatus(error, 404)) return unknown
    if (!(error instanceof UpstreamRefusal)) throw error
    return refusalError(language, error)
  }
}
