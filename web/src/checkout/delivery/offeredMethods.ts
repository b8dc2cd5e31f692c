import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import type { VariablesOf } from '../../offline/registeredMutations.ts'
import type { MethodSnapshot } from './methodMutation.ts'

/** Payment method, as the platform offered it. */
export type OfferedPayment = Readonly<{
  code: string
  /** Number of monthly instalments, or term of a credit; undefined for a single payment and for the usual term. */
  months?: number | undefined
}> &
  MethodSnapshot

/** Shipping method, as the platform offered it. */
export type OfferedShipping = Readonly<{ carrierCode: string; methodCode: string; pickupBranchCode?: string }> &
  MethodSnapshot

/** Returns the arguments of `setCartPayment`. */
export function paymentChoice({
  code,
  months,
  title,
}: OfferedPayment): [variables: VariablesOf<'setCartPayment'>, snapshot: MethodSnapshot] {
  return [{ input: { methodCode: code, ...(months === undefined ? {} : { months }) } }, { title }]
}

/** Returns the arguments of `setCartShipping`. */
export function shippingChoice(
  address: ValidAddress,
  { title, ...method }: OfferedShipping,
): [variables: VariablesOf<'setCartShipping'>, snapshot: MethodSnapshot] {
  return [{ input: { address, ...method } }, { title }]
}
