import type { RequestScope } from '../../app/requestScope.ts'
import type { CreditAccountHint } from '../../__generated__/schemaTypes.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { instant } from '../../parse/instant.ts'
import { readSource, readText } from '../../parse/readValue.ts'
import { callerHeaders } from '../callerHeaders.ts'
import { CREDIT_HOLDER_MAX_CHARACTERS, CREDIT_LABEL_MAX_CHARACTERS, CREDIT_TOKEN_MAX_CHARACTERS } from '../limits.ts'
import { forgetProof, type Proven, proofOf } from './proof.ts'
import { callAsHolder, type CreditCallScope } from './callAs.ts'
import { statusOf } from './statusOf.ts'

type ProofScope = Pick<RequestScope, 'upstream' | 'store' | 'session' | 'address'>

const HINT_DIGITS = 4

/** A proven account, with the token that reads it. */
export type Proof = Readonly<{ token: string; account: Proven }>

/** Finds an account without a proof. Masks names and telephone again: a platform might send more than it should. */
export async function findAccount(scope: ProofScope, number: string): Promise<CreditAccountHint> {
  const call = { query: { accountNumber: number }, headers: callerHeaders(scope) }
  const result = readSource(await scope.upstream.call('creditAccountFind', call))
  const [firstName, fatherName] = [initialOf(result['nombres']), initialOf(result['apellido_paterno'])]
  const digits = lastDigits(result['telefono'])
  if (firstName === null || fatherName === null || digits === null)
    throw invalid('creditAccountFind', 'the result is no masked account')
  return { firstName, fatherName, motherName: initialOf(result['apellido_materno']), telephone: `•••• ${digits}` }
}

type Secret = Readonly<{ number: string; pin: string }>

/** Proves an account by its PIN. */
export async function proveByPin(scope: ProofScope, { number, pin }: Secret): Promise<Proof> {
  const body = { cuenta: number, nip: pin, storeCode: scope.store.code }
  const result = await scope.upstream.call('creditLogin', { body, headers: callerHeaders(scope) })
  return decodeProof('creditLogin', result, number)
}

type SentCode = Readonly<{ number: string; code: string; newPin: string | null }>

/** Proves an account by the code of an SMS, and sets a new PIN if there is one. */
export async function proveByCode(scope: ProofScope, { number, code, newPin }: SentCode): Promise<Proof> {
  const pin = newPin === null ? {} : { nuevo_nip: newPin }
  const body = { cuenta: number, nip: code, ...pin, storeCode: scope.store.code }
  const result = await scope.upstream.call('creditCodeConfirm', { body, headers: callerHeaders(scope) })
  return decodeProof('creditCodeConfirm', result, number)
}

export type SentSms = Readonly<{ resendAt: string | null; digits: string }>

/** Has the platform send a code to the holder of an account. Returns when another can be sent, and to which telephone. */
export async function sendCode(scope: ProofScope, number: string): Promise<SentSms> {
  const body = { cuenta: number, storeCode: scope.store.code }
  const result = readSource(await scope.upstream.call('creditCodeSend', { body, headers: callerHeaders(scope) }))
  return { resendAt: instant(readText(result['resend_at'])), digits: lastDigits(result['telefono']) ?? '' }
}

/** Ends the proof of this session, also if the platform cannot be notified: then it expires by itself. */
export async function endProof(scope: CreditCallScope & Pick<RequestScope, 'log'>): Promise<void> {
  const token = proofOf(scope)
  if (token === null) return
  try {
    await callAsHolder(scope, 'creditLogout')
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'unknown'
    scope.log.warn({ failure }, 'the platform was not notified that a credit account was closed')
  }
  forgetProof(scope, token)
}

/** Decodes a proof. A platform has the account beside the token, or in `cuenta`. */
function decodeProof(endpoint: string, result: unknown, number: string): Proof {
  const answer = readSource(result)
  const token = answer['creditToken']
  if (typeof token !== 'string' || token === '' || token.length > CREDIT_TOKEN_MAX_CHARACTERS)
    throw invalid(endpoint, 'the result has no token')
  const { name = answer['name'], id_cuenta: id = answer['id_cuenta'], estado } = readSource(answer['cuenta'])
  const holder = readText(name, CREDIT_HOLDER_MAX_CHARACTERS)
  const publicId = readText(id, CREDIT_LABEL_MAX_CHARACTERS)
  return { token, account: { number, holder, status: statusOf(estado), publicId } }
}

function initialOf(value: unknown): string | null {
  const [initial] = Array.from(readText(value) ?? '')
  return initial === undefined ? null : `${initial}.`
}

function lastDigits(value: unknown): string | null {
  const digits = (readText(value) ?? '').replace(/\D/g, '').slice(-HINT_DIGITS)
  return digits === '' ? null : digits
}

function invalid(endpoint: string, detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint, detail })
}
