import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { changeCart } from '../cart/changeCart.ts'
import { isVirtualCart } from '../cart/isVirtualCart.ts'
import { pullFilledCart } from '../cart/pullFilledCart.ts'
import { userError } from '../errors/userError.ts'
import { readPaymentOffers } from './checkoutClient.ts'

const NOT_CARRIED = { address: null, carrierCode: null, methodCode: null, shippingTitle: null }

/** Sets the payment method, once it is known where the cart goes, or that it goes nowhere. */
export const setCartPayment: NonNullable<MutationResolvers['setCartPayment']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'setCartPayment',
    input,
    nothing: {},
    run: async (key) => {
      const { language } = context.store
      const filled = await pullFilledCart(context)
      if (filled.refusal) return filled.refusal
      const { cart } = filled
      const shipping = context.session.checkout ?? NOT_CARRIED
      const isVirtual = isVirtualCart(cart)
      if (!isVirtual && shipping.methodCode === null) {
        return { cart, userErrors: [userError(language, 'SHIPPING_REQUIRED')] }
      }
      const offer = (await readPaymentOffers(context)).find(({ code }) => code === input.methodCode)
      if (!offer) {
        return { cart, userErrors: [userError(language, 'PAYMENT_METHOD_UNAVAILABLE', { field: ['methodCode'] })] }
      }
      const methods = {
        paymentMethod: { method: offer.code },
        ...(isVirtual ? {} : { shippingCarrierCode: shipping.carrierCode, shippingMethodCode: shipping.methodCode }),
      }
      await context.upstream.call('cartCollectTotals', { body: { methods }, idempotencyKey: key('payment') })
      context.session.update({ checkout: { ...shipping, paymentCode: offer.code, paymentTitle: offer.title } })
      return {}
    },
  })
