import type { RequestScope } from '../../app/requestScope.ts'
import type { CreditAccountMapper } from '../mappers.ts'

type SessionScope = Pick<RequestScope, 'session'>

/** A proven account, as the platform names it. The session holds its token alone: a cookie has little room. */
export type Proven = Pick<CreditAccountMapper, 'number' | 'holder' | 'status' | 'publicId'>

/** Returns the token of the account that was proven in this session; null without one. Only the platform knows if it expired. */
export function proofOf({ session }: SessionScope): string | null {
  return session.snapshot().creditToken ?? null
}

/** Stores the token of a proven account in the sealed session, in place of an earlier one. */
export function storeProof({ session }: SessionScope, token: string): void {
  session.update({ creditToken: token })
}

/** Forgets a token, unless the session has another one by now. */
export function forgetProof(scope: SessionScope, token: string): void {
  if (proofOf(scope) === token) scope.session.update({ creditToken: null })
}

/** Returns a proven account as the graph has it. */
export function provenAccount({ store }: Pick<RequestScope, 'store'>, proven: Proven): CreditAccountMapper {
  return {
    __typename: 'CreditAccount',
    storeCode: store.code,
    ...proven,
    isProven: true,
    reader: 'session',
    customerId: null,
    hasNamesake: false,
  }
}
