import { type ValidAddress, emailSchema } from '@hogar/schema/validation/address.ts'
import { COMPANY_ORDER_NUMBER_MAX_CHARACTERS } from '@hogar/schema/companyStore.ts'
import { CAMPAIGN_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import * as v from 'valibot'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { PlaceOrderInput, UserError } from '../__generated__/schemaTypes.ts'
import { isVirtualCart } from '../cart/isVirtualCart.ts'
import type { CartMapper } from '../cart/mappers.ts'
import { checkAddress, messageOf } from '../checkout/checkAddress.ts'
import { invalidField, userError } from '../errors/userError.ts'
import { isGiven } from '../graph/isGiven.ts'
import type { CheckoutState } from '../session/sessionData.ts'

export type OrderWish = Readonly<{
  cart: CartMapper
  checkout: CheckoutState | null
  input: PlaceOrderInput
  /** Recipient of the order's mails; null if none was given. */
  email: string | null
  language: MessageLanguage
}>

/** Checked data of an order in addition to its cart. */
export type ReadyOrder = Readonly<{ checkout: CheckoutState; email: string; billingAddress: ValidAddress }>

export type CheckedOrder =
  | Readonly<{ ready: ReadyOrder; userErrors?: undefined }>
  | Readonly<{ ready?: undefined; userErrors: readonly UserError[] }>

/** Returns the checked data of an order, or everything that is still missing, all at once. */
export function checkOrder({ cart, checkout, input, email: wanted, language }: OrderWish): CheckedOrder {
  if (cart.lines.length === 0) return { userErrors: [userError(language, 'CART_EMPTY')] }
  const isVirtual = isVirtualCart(cart)
  const email = v.safeParse(emailSchema, wanted ?? '')
  const billing = input.billingAddress ? checkAddress(input.billingAddress, { path: 'billingAddress', language }) : null
  const billingAddress = billing ? billing.address : (checkout?.address ?? null)
  const userErrors = [
    ...(isVirtual || isGiven(checkout?.methodCode) ? [] : [userError(language, 'SHIPPING_REQUIRED')]),
    ...(!isGiven(checkout?.paymentCode) ? [userError(language, 'PAYMENT_REQUIRED')] : []),
    ...(input.acceptsTerms === false ? [userError(language, 'TERMS_REQUIRED', { field: ['acceptsTerms'] })] : []),
    ...((input.origin ?? '').length > CAMPAIGN_MAX_CHARACTERS
      ? [invalidField(language, 'FIELD_TOO_LONG', { field: ['origin'] })]
      : []),
    ...((input.companyOrderNumber ?? '').length > COMPANY_ORDER_NUMBER_MAX_CHARACTERS
      ? [invalidField(language, 'FIELD_TOO_LONG', { field: ['companyOrderNumber'] })]
      : []),
    ...(email.success ? [] : [invalidField(language, messageOf(email.issues[0].message), { field: ['email'] })]),
    ...(billing?.userErrors ?? []),
    ...(billing === null && isVirtual && !checkout?.address
      ? [invalidField(language, 'FIELD_REQUIRED', { field: ['billingAddress'] })]
      : []),
  ]
  if (userErrors.length > 0 || !checkout || !email.success || !billingAddress) return { userErrors }
  const shipped = isVirtual ? { ...checkout, address: null, carrierCode: null, methodCode: null } : checkout
  return { ready: { checkout: shipped, email: email.output, billingAddress } }
}
