import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { changeFilledCart } from '../cart/changeFilledCart.ts'
import { isVirtualCart } from '../cart/isVirtualCart.ts'
import { userError } from '../errors/userError.ts'
import { readPaymentOffers } from './checkoutClient.ts'

const NOT_CARRIED = { address: null, carrierCode: null, methodCode: null, shippingTitle: null }

/** Sets the payment method. Requires a shipping address, unless the cart has nothing to deliver. */
export const setCartPayment: NonNullable<MutationResolvers['setCartPayment']> = async (_root, { input }, context) =>
  changeFilledCart(context, {
    name: 'setCartPayment',
    input,
    nothing: {},
    run: async (cart, key) => {
      const { messageLanguage: language } = context
      const shipping = context.session.checkout ?? NOT_CARRIED
      const isVirtual = isVirtualCart(cart)
      if (!isVirtual && shipping.methodCode === null) {
        return { cart, userErrors: [userError(language, 'SHIPPING_REQUIRED')] }
      }
      const offer = (await readPaymentOffers(context)).find(({ code }) => code === input.methodCode)
      if (!offer) {
        return { cart, userErrors: [userError(language, 'PAYMENT_METHOD_UNAVAILABLE', { field: ['methodCode'] })] }
      }
      const months = input.months ?? null
      if (months !== null && ![...offer.plans, ...offer.terms].some((plan) => plan.months === months)) {
        return { cart, userErrors: [userError(language, 'PAYMENT_METHOD_UNAVAILABLE', { field: ['months'] })] }
      }
      const methods = {
        paymentMethod: {
          method: offer.code,
          ...(months !== null && offer.terms.length > 0 ? { additional_data: { months } } : {}),
        },
        ...(isVirtual ? {} : { shippingCarrierCode: shipping.carrierCode, shippingMethodCode: shipping.methodCode }),
      }
      await context.upstream.call('cartCollectTotals', { body: { methods }, idempotencyKey: key('payment') })
      context.session.update({
        checkout: { ...shipping, paymentCode: offer.code, paymentTitle: offer.title, paymentMonths: months },
      })
      return {}
    },
  })
