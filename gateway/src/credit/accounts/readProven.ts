import { creditNumberFault } from '@hogar/schema/validation/numbers/creditNumber.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { readSource, readText } from '../../parse/readValue.ts'
import { CREDIT_HOLDER_MAX_CHARACTERS, CREDIT_LABEL_MAX_CHARACTERS } from '../limits.ts'
import { type CreditCallScope, readAs } from './callAs.ts'
import type { Proven } from './proof.ts'
import { statusOf } from './statusOf.ts'

/**
 * Reads which account was proven in this session. Null without a proof, if it has expired, and if the account was closed.
 * Ask before a call that carries a user token as well: of the two, a refusal would not say which one was rejected, and the
 * customer must not be signed out for an expired proof.
 */
export async function readProven(scope: CreditCallScope): Promise<Proven | null> {
  const called = await readAs(scope, 'session', { endpoint: 'creditSession', call: {} })
  if (called === null) return null
  const account = readSource(readSource(called.result)['cuenta'])
  const number = readText(account['accountNumber'])
  if (number === null || creditNumberFault(number) !== null)
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'creditSession', detail: 'the result names no account' })
  return {
    number,
    holder: readText(account['name'], CREDIT_HOLDER_MAX_CHARACTERS),
    status: statusOf(account['estado']),
    publicId: readText(account['id_cuenta'], CREDIT_LABEL_MAX_CHARACTERS),
  }
}
