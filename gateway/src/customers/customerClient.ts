import type { RequestScope } from '../app/requestScope.ts'
import { SessionEnded } from '../session/sessionEnded.ts'
import { decodeTokenPair } from '../rest/tokenLock.ts'
import { UpstreamFailure, isUnauthenticated } from '../errors/upstreamFailure.ts'
import type { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { decodeCustomer } from './decodeCustomer.ts'
import type { CustomerMapper } from './mappers.ts'

type CustomerScope = Pick<RequestScope, 'store' | 'session' | 'upstream' | 'messageLanguage'>

/**
 * Returns the customer of the open account; null for a guest. Throws SessionEnded, and ends the session, if the
 * platform rejects its token and issues no other.
 */
export async function readCustomer(scope: CustomerScope): Promise<CustomerMapper | null> {
  const { session, store, upstream } = scope
  if (session.userToken === null) return null
  try {
    const customer = decodeCustomer(await upstream.call('customerRead'), store.code)
    if (customer === null) throw invalid('customerRead', 'the result is no customer')
    const { customerGroupId = null, customerId = null } = session.snapshot()
    const { groupId } = customer
    if (customerGroupId !== groupId || customerId !== customer.customerId)
      session.update({ customerGroupId: groupId, customerId: customer.customerId })
    return customer
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
    session.end()
    throw new SessionEnded(scope.messageLanguage ?? store.language)
  }
}

type Credentials = Readonly<{ email: string; password: string; captchaToken: string | null; device: string | null }>

/** Opens an account for the session. Throws UpstreamFailure `unauthenticated` for wrong credentials. */
export async function signIn(
  { session, upstream }: CustomerScope,
  { email, password, captchaToken, device }: Credentials,
): Promise<void> {
  const body = {
    username: email,
    password,
    ...(captchaToken === null ? {} : { tokenCaptcha: captchaToken }),
    ...(device === null ? {} : { device }),
  }
  const pair = decodeTokenPair(await upstream.call('customerLogin', { body }))
  if (pair === null) throw invalid('customerLogin', 'the result is no token')
  session.update(pair)
}

function invalid(endpoint: string, detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint, detail })
}

/** True when the platform refuses an e-mail address because another account has it. */
export function isEmailTaken({ message }: UpstreamRefusal): boolean {
  return /already exist/i.test(message)
}
