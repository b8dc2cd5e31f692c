import type { GraphContext } from '../graph/context.ts'
import { decodeTokenPair } from '../upstream/tokenLock.ts'
import { UpstreamFailure, isUnauthenticated } from '../upstream/upstreamFailure.ts'
import type { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { decodeCustomer } from './decodeCustomer.ts'
import type { CustomerMapper } from './mappers.ts'

type CustomerScope = Pick<GraphContext, 'store' | 'session' | 'upstream'>

/**
 * Whose account is open; null for a guest. Where the platform does not know the session any more it is a guest's again:
 * then this is null as well, and the session closed. An app that holds the session by itself is told: this throws then.
 */
export async function readCustomer({ session, store, upstream }: CustomerScope): Promise<CustomerMapper | null> {
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
    if (!isUnauthenticated(error) || session.isBearer) throw error
    if (session.userToken !== null) session.renew()
    return null
  }
}

type Credentials = Readonly<{ email: string; password: string; captchaToken: string | null; device: string | null }>

/** Opens an account for the session. Throws UpstreamFailure `unauthenticated` for credentials that open none. */
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
