import { callerHeaders } from '../callerHeaders.ts'
import type { RequestScope } from '../../app/requestScope.ts'
import { isUnauthenticated } from '../../errors/upstreamFailure.ts'
import type { CreditStart, OpenCreditApplication } from '../../session/sessionData.ts'
import type { CREDIT_APPLICATION_ENDPOINTS } from '../../rest/creditApplicationEndpoints.ts'

export type ApplicationScope = Pick<RequestScope, 'upstream' | 'session' | 'store' | 'address'>
type SessionScope = Pick<RequestScope, 'session'>
type Endpoint = keyof typeof CREDIT_APPLICATION_ENDPOINTS

/** Returns the application that is open in this session; null without one. Its key may no longer be valid. */
export function openedIn({ session }: SessionScope): OpenCreditApplication | null {
  return session.snapshot().creditApplication ?? null
}

/** Returns the credit that an application was started for; null once the platform has its applicant and offer. */
export function startedIn({ session }: SessionScope): CreditStart | null {
  return session.snapshot().creditStart ?? null
}

/**
 * Stores an opened application in the sealed session, in place of an earlier one. What it was started for stays there
 * until the platform has the offer: the call for it may fail.
 */
export function storeOpened({ session }: SessionScope, opened: OpenCreditApplication): void {
  session.update({ creditApplication: opened })
}

/** Forgets what an application was started for. */
export function forgetStarted(scope: SessionScope): void {
  if (startedIn(scope) !== null) scope.session.update({ creditStart: null })
}

/** Forgets an application, unless the session has another one by now. */
export function forgetOpened(scope: SessionScope, { id }: Pick<OpenCreditApplication, 'id'>): void {
  if (openedIn(scope)?.id === id) scope.session.update({ creditApplication: null, creditStart: null })
}

/** Returns the fields by which a body names an application. */
export function credentialsOf({ id, key }: Pick<OpenCreditApplication, 'id' | 'key'>) {
  return { solicitud: id, clave: key }
}

/** Result of a call, which may be null itself. */
type Called = Readonly<{ result: unknown }>

/**
 * Makes a call by the key of an application; null if the key is no longer valid: it is then forgotten. The call carries
 * no user token: a customer must not be signed out for an invalid key.
 */
export async function callByKey(
  scope: ApplicationScope,
  opened: OpenCreditApplication,
  { endpoint, fields = {} }: Readonly<{ endpoint: Endpoint; fields?: Readonly<Record<string, unknown>> }>,
): Promise<Called | null> {
  const body = { storeCode: scope.store.code, ...credentialsOf(opened), ...fields }
  try {
    return { result: await scope.upstream.call(endpoint, { body, headers: callerHeaders(scope), asGuest: true }) }
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
    forgetOpened(scope, opened)
    return null
  }
}
