import type { FastifyRequest } from 'fastify'
import { textOf } from '../../parse/fields.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { CALLER_MAX_CHARACTERS } from '../limits.ts'

/** Headers in which a gateway names the network address and the session of the shopper behind a call. */
export const ADDRESS_HEADER = 'x-client-address'
export const SESSION_HEADER = 'x-client-session'

/** Where a call comes from: keyed hashes, so that no address stands in the database. */
export type Caller = Readonly<{ address: string; session: string | null }>

/** Returns the caller of a request. Without a gateway's headers it is the network address of the request. */
export function callerOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, { lookups }: PersonalData): Caller {
  const named = (header: string) => textOf(headers[header])?.slice(0, CALLER_MAX_CHARACTERS) ?? null
  const session = named(SESSION_HEADER)
  return {
    address: lookups('address', named(ADDRESS_HEADER) ?? ip)[0],
    session: session === null ? null : lookups('session', session)[0],
  }
}

/** Names under which tries of a caller are counted for a purpose. */
export function callerSubjects(purpose: string, { address, session }: Caller): readonly string[] {
  const named = [`${purpose}:address:${address}`]
  return session === null ? named : [...named, `${purpose}:session:${session}`]
}
