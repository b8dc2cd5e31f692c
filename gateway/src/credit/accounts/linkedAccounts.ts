import * as v from 'valibot'
import { readCustomer } from '../../customers/customerClient.ts'
import { hasStatus } from '../../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { CREDIT_ACCOUNTS_MAX } from '../limits.ts'
import type { CreditAccountMapper } from '../mappers.ts'
import { codeField, parsed } from '../replyFields.ts'
import { isReadable, readProvenAccount } from './accountClient.ts'
import type { CreditCallScope } from './callAs.ts'
import { maskNumber } from './maskNumber.ts'
import { proofOf, provenAccount } from './proof.ts'
import { readProven } from './readProven.ts'
import { statusOf } from './statusOf.ts'

const FORBIDDEN_STATUS = 403

const linkedSchema = v.object({
  credito: v.array(
    v.object({ cuenta: codeField, id_cuenta: v.nullish(codeField, null), estado: v.optional(v.unknown()) }),
  ),
})

/** Reads the credit accounts that are linked to the customer of the open account. */
export async function readLinkedAccounts(
  scope: CreditCallScope,
  customerId: string,
): Promise<readonly CreditAccountMapper[]> {
  const result = await scope.upstream.call('creditLinked', { query: { id: customerId } })
  const read = parsed(linkedSchema, result)
  if (read === null)
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'creditLinked', detail: 'the result has no accounts' })
  const accounts = read.credito.slice(0, CREDIT_ACCOUNTS_MAX)
  return Promise.all(
    accounts.map(({ cuenta, id_cuenta: publicId, estado }) =>
      asRead(scope, customerId, { number: cuenta, status: statusOf(estado), publicId }),
    ),
  )
}

type Linked = Pick<CreditAccountMapper, 'number' | 'status' | 'publicId'>

/** Returns a linked account, whole if it is the one that was proven in this session. */
async function asRead(
  scope: CreditCallScope,
  customerId: string,
  { number, status, publicId }: Linked,
): Promise<CreditAccountMapper> {
  const proven = await readProven(scope)
  const masked = maskNumber(number)
  const isAlike = proven !== null && maskNumber(proven.number) === masked
  if (isAlike && (await isProofOf(scope, customerId))) return { ...provenAccount(scope, proven), customerId }
  return {
    __typename: 'CreditAccount',
    storeCode: scope.store.code,
    number: masked,
    holder: null,
    isProven: false,
    status,
    reader: 'customer',
    customerId: null,
    publicId,
    hasNamesake: isAlike && proofOf(scope) !== null,
  }
}

/**
 * Returns true if the account that was proven is linked to this customer. Masked numbers are alike for many accounts: only
 * the platform knows.
 */
async function isProofOf(scope: CreditCallScope, customerId: string): Promise<boolean> {
  try {
    return await isReadable(scope, { reader: 'session', customerId })
  } catch (error) {
    if (hasStatus(error, FORBIDDEN_STATUS)) return false
    throw error
  }
}

/**
 * Returns the keys of an account's global id. They do not reveal its number: clients store ids. Those of a platform
 * without ids of accounts hold the masked number, which other accounts can share.
 */
export function accountKeys({ number, publicId, hasNamesake }: CreditAccountMapper): readonly string[] {
  if (publicId !== null) return [publicId]
  return [maskNumber(number), ...(hasNamesake ? ['linked'] : [])]
}

/** Returns the account of a global id, if this session or its customer may read it; else null. */
export async function findCreditAccount(
  scope: CreditCallScope,
  keys: readonly string[],
): Promise<CreditAccountMapper | null> {
  const isMeant = (account: CreditAccountMapper) => accountKeys(account).join() === keys.join()
  const customer = await readCustomer(scope)
  const linked = customer === null ? [] : await readLinkedAccounts(scope, customer.customerId)
  const found = linked.find(isMeant)
  if (found !== undefined) return found
  const proven = await readProvenAccount(scope)
  return proven !== null && isMeant(proven) ? proven : null
}
