import type { VariablesOf } from '../../offline/registeredMutations.ts'
import type { CheckoutDetails } from '../checkoutDetails.ts'
import { readAddress } from '../address/readAddress.ts'

type Terms = Readonly<{
  countryCode: string
  isVirtual: boolean
  /**
   * Total that the shopper saw; undefined if unknown. An order queued off line is confirmed by the shopper once the
   * total is known.
   */
  expectedTotal?: string | undefined
  /** True if the shopper saw that their credit line pays the order. */
  expectsCreditLine?: boolean | undefined
  /** Company's own number of the order; empty for none. */
  companyOrderNumber?: string
}>

/**
 * Returns the input of the order mutation, or null while data is missing. A virtual cart is billed to its only address.
 */
export function orderInput(
  { email, address, isBillingSame, billing }: CheckoutDetails,
  { countryCode, isVirtual, expectedTotal, expectsCreditLine, companyOrderNumber = '' }: Terms,
): VariablesOf<'placeOrder'>['input'] | null {
  const agreed = {
    email,
    acceptsTerms: true,
    ...(expectedTotal === undefined ? {} : { expectedTotal }),
    ...(expectsCreditLine ? { expectsCreditLine } : {}),
    ...(companyOrderNumber === '' ? {} : { companyOrderNumber }),
  }
  if (isBillingSame && !isVirtual) return agreed
  const read = readAddress(isVirtual ? address : billing, countryCode)
  return read.isValid ? { ...agreed, billingAddress: read.address } : null
}
