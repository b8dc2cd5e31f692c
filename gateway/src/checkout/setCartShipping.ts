import type { MutationResolvers, SetCartShippingInput } from '../__generated__/resolverTypes.ts'
import { changeCart } from '../cart/changeCart.ts'
import { isVirtualCart } from '../cart/isVirtualCart.ts'
import { pullFilledCart } from '../cart/pullFilledCart.ts'
import { readSource } from '../catalogue/readValue.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { checkAddress } from './checkAddress.ts'
import { type ShippingOffer, decodePaymentOffers, readShippingOffers } from './checkoutClient.ts'
import { platformAddress } from './platformAddress.ts'

/** Sets address and shipping method. A payment method that is still offered stays chosen. */
export const setCartShipping: NonNullable<MutationResolvers['setCartShipping']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'setCartShipping',
    input,
    nothing: {},
    run: async (key) => {
      const { language } = context.store
      const filled = await pullFilledCart(context)
      if (filled.refusal) return filled.refusal
      const { cart } = filled
      const { address, userErrors } = checkAddress(input.address, { path: 'address', language })
      if (!address) return { cart, userErrors }
      // What has nothing to carry goes nowhere: a method would not be offered.
      const offers = isVirtualCart(cart) ? [] : await readShippingOffers(context, platformAddress(address))
      const offer = offers.find((candidate) => isChosen(candidate, input))
      if (!offer)
        return { cart, userErrors: [userError(language, 'SHIPPING_METHOD_UNAVAILABLE', { field: ['methodCode'] })] }
      const shown = platformAddress(address)
      const addressInformation = {
        shippingAddress: shown,
        billingAddress: shown,
        shippingCarrierCode: offer.carrierCode,
        shippingMethodCode: offer.methodCode,
      }
      const result = await context.upstream.call('cartShippingInformation', {
        body: { addressInformation },
        idempotencyKey: key('shipping'),
      })
      const { carrierCode, methodCode, title: shippingTitle } = offer
      context.session.update({
        checkout: { ...keptPayment(context, result), address, carrierCode, methodCode, shippingTitle },
      })
      return {}
    },
  })

function isChosen(offer: ShippingOffer, input: SetCartShippingInput): boolean {
  return offer.carrierCode === input.carrierCode && offer.methodCode === input.methodCode
}

function keptPayment({ session }: GraphContext, result: unknown) {
  const { paymentCode, paymentTitle } = session.checkout ?? {}
  const offers = decodePaymentOffers(readSource(result).payment_methods ?? [], 'cartShippingInformation')
  return offers.some(({ code }) => code === paymentCode) ? { paymentCode, paymentTitle } : {}
}
