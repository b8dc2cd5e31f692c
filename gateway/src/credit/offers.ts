import type { CreditOffer, StoreCreditOffersArgs } from '../__generated__/schemaTypes.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { isGiven } from '../graph/isGiven.ts'
import { readSource } from '../parse/readValue.ts'
import { CREDIT_MONTHS_DEFAULT, CREDIT_MONTHS_MAX } from './limits.ts'
import { type OfferQuery, readOffers } from './offerClient.ts'
import type { CreditScope } from './readDocument.ts'

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/
const REFUSED_STATUS = 400

/** Messages of what the platform refuses, by its reason. */
const REFUSALS: Readonly<Record<string, string>> = {
  amount: '`amount` must be from `minimum` to `maximum` of `StoreCredit.terms`, and for cash a multiple of `step`.',
  term: '`months` and `frequency` must be among those of `StoreCredit.terms`.',
}

/** Returns the offers of a query. Throws `BAD_USER_INPUT` for arguments that are invalid, or that the platform refuses. */
export async function offers(scope: CreditScope, given: StoreCreditOffersArgs): Promise<readonly CreditOffer[] | null> {
  const query = checkedQuery(given)
  try {
    return await readOffers(scope, query)
  } catch (error) {
    const refused = refusalOf(error)
    if (refused === null) throw error
    throw new GatewayError('BAD_USER_INPUT', refused)
  }
}

function checkedQuery({ kind, amount: given, months, frequency, customer }: StoreCreditOffersArgs): OfferQuery {
  const borrower = customer ?? 'NEW'
  // A client may write the literal without quotes.
  const amount = isGiven(given) ? String(given) : null
  const term = months === undefined ? CREDIT_MONTHS_DEFAULT : months
  if (amount !== null && !AMOUNT.test(amount))
    throw new GatewayError('BAD_USER_INPUT', '`amount` must be a decimal number with at most two decimals.')
  if (amount === null && borrower === 'HOME')
    throw new GatewayError('BAD_USER_INPUT', '`amount` is required for `customer: HOME`.')
  if (term !== null && (term < 1 || term > CREDIT_MONTHS_MAX))
    throw new GatewayError('BAD_USER_INPUT', `\`months\` must be from 1 to ${CREDIT_MONTHS_MAX}.`)
  return { kind, amount, months: term, frequency: frequency ?? null, customer: borrower }
}

/** Returns the message for a refusal of the amount or the term; null for any other error. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof UpstreamRefusal) || error.status !== REFUSED_STATUS) return null
  const { reason } = readSource(error.result)
  return typeof reason === 'string' && Object.hasOwn(REFUSALS, reason) ? (REFUSALS[reason] ?? null) : null
}
