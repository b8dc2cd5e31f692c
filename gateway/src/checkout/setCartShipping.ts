import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { SetCartShippingInput } from '../__generated__/schemaTypes.ts'
import { isVirtualCart } from '../cart/isVirtualCart.ts'
import { readSource } from '../parse/readValue.ts'
import { changeFilledCart } from '../cart/changeFilledCart.ts'
import { userError } from '../errors/userError.ts'
import { isGiven } from '../graph/isGiven.ts'
import type { GraphContext } from '../app/context.ts'
import { checkAddress } from './checkAddress.ts'
import { decodePaymentOffers, readShippingOffers } from './checkoutClient.ts'
import { findChosenMethod } from './findChosenMethod.ts'
import { addressOfBranch } from './pickupBranch.ts'
import { platformAddress } from './platformAddress.ts'
import type { PickupBranchMapper } from '../contact/mappers.ts'

/** Sets address and shipping method. Keeps the payment method if it is still offered. */
export const setCartShipping: NonNullable<MutationResolvers['setCartShipping']> = async (_root, { input }, context) =>
  changeFilledCart(context, {
    name: 'setCartShipping',
    input,
    nothing: {},
    run: async (cart, key) => {
      const { messageLanguage: language } = context
      const { address: given, userErrors } = checkAddress(input.address, { path: 'address', language })
      if (!given) return { cart, userErrors }
      // A cart without anything to deliver has no shipping methods.
      const offers = isVirtualCart(cart) ? [] : await readShippingOffers(context, platformAddress(given))
      const offer = findChosenMethod(offers, input)
      if (!offer)
        return { cart, userErrors: [userError(language, 'SHIPPING_METHOD_UNAVAILABLE', { field: ['methodCode'] })] }
      const pickup = offer.branches.find(({ branch }) => branch.code === input.pickupBranchCode)
      if (!pickup && offer.branches.length > 0) return { cart, userErrors: [branchError(language, input)] }
      const address = pickup ? addressOfBranch(given, pickup) : given
      const shown = platformAddress(address)
      const addressInformation = {
        shippingAddress: shown,
        billingAddress: shown,
        shippingCarrierCode: offer.carrierCode,
        shippingMethodCode: offer.methodCode,
        ...(pickup ? { shippingExtraFields: { pickup_location_code: pickup.branch.code } } : {}),
      }
      const result = await context.upstream.call('cartShippingInformation', {
        body: { addressInformation },
        idempotencyKey: key('shipping'),
      })
      const { carrierCode, methodCode, title: shippingTitle } = offer
      context.session.update({
        checkout: {
          ...retainedPayment(context, result),
          address,
          carrierCode,
          methodCode,
          shippingTitle,
          ...branchCodeOf(pickup),
        },
      })
      return {}
    },
  })

function branchCodeOf(pickup: PickupBranchMapper | undefined) {
  return pickup ? { pickupBranch: pickup.branch.code } : {}
}

/** Returns whether a branch is missing, or one was chosen that no longer has the goods. */
function branchError(language: MessageLanguage, { pickupBranchCode }: SetCartShippingInput) {
  const code = isGiven(pickupBranchCode) ? 'PICKUP_BRANCH_UNAVAILABLE' : 'PICKUP_BRANCH_REQUIRED'
  return userError(language, code, { field: ['pickupBranchCode'] })
}

function retainedPayment({ session }: GraphContext, result: unknown) {
  const { paymentCode, paymentTitle, paymentMonths } = session.checkout ?? {}
  const offers = decodePaymentOffers(readSource(result).payment_methods ?? [], 'cartShippingInformation')
  const offer = offers.find(({ code }) => code === paymentCode)
  if (!offer) return {}
  const hasPlan = [...offer.plans, ...offer.terms].some(({ months }) => months === paymentMonths)
  return { paymentCode, paymentTitle, paymentMonths: hasPlan ? paymentMonths : null }
}
