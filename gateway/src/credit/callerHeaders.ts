import type { RequestScope } from '../app/requestScope.ts'

/** Returns the headers that name the shopper's address and session, by which the platform counts attempts. */
export function callerHeaders({ address, session }: Pick<RequestScope, 'address' | 'session'>) {
  return { 'x-client-address': address, 'x-client-session': session.id }
}
