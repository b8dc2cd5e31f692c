import type { CartResolvers, MutationResolvers, QueryResolvers } from '../__generated__/resolverTypes.ts'
import { isVirtualCart } from '../cart/isVirtualCart.ts'
import { isGiven } from '../graph/isGiven.ts'
import { cartDelivery } from './cartDelivery.ts'
import { readPaymentOffers, readShippingOffers } from './checkoutClient.ts'
import { destination } from './destination.ts'
import { endExternalCheckout } from './endExternalCheckout.ts'
import { readSuburbs } from './suburbClient.ts'
import { recalculateOrder } from './recalculateOrder.ts'
import { setCartPayment } from './setCartPayment.ts'
import { setCartShipping } from './setCartShipping.ts'
import { shownAddress } from './shownAddress.ts'
import { shownPaymentMethods, shownShippingMethods } from './shownMethods.ts'

export const checkoutQueries = {
  suburbs: (_root, { postcode }, context) => readSuburbs(context, postcode),
} satisfies Pick<QueryResolvers, 'suburbs'>

export const checkoutMutations = {
  setCartShipping,
  setCartPayment,
  recalculateOrder,
  endExternalCheckout,
} satisfies Partial<MutationResolvers>

export const cartCheckoutResolvers = {
  shippingMethods: async (cart, { destination: asked }, context) => {
    if (isVirtualCart(cart)) return []
    const { session, store } = context
    const address = destination(asked, { chosen: session.checkout?.address ?? null, countryCode: store.countryCode })
    return shownShippingMethods(await readShippingOffers(context, address), cart.currencyCode)
  },
  paymentMethods: async (cart, _arguments, context) =>
    shownPaymentMethods(await readPaymentOffers(context), cart.currencyCode),
  shippingAddress: (_cart, _arguments, { session }) =>
    session.checkout?.address ? shownAddress(session.checkout.address) : null,
  selectedShippingMethod: async (cart, _arguments, context) => {
    const { checkout } = context.session
    if (!checkout?.address || checkout.methodCode === null || isVirtualCart(cart)) return null
    const address = destination(null, { chosen: checkout.address, countryCode: context.store.countryCode })
    const methods = shownShippingMethods(await readShippingOffers(context, address), cart.currencyCode)
    return (
      methods.find(
        ({ carrierCode, methodCode }) => carrierCode === checkout.carrierCode && methodCode === checkout.methodCode,
      ) ?? null
    )
  },
  selectedPaymentMethod: async (cart, _arguments, context) => {
    const code = context.session.checkout?.paymentCode
    if (!isGiven(code)) return null
    const methods = shownPaymentMethods(await readPaymentOffers(context), cart.currencyCode)
    return methods.find((method) => method.code === code) ?? null
  },
  deliveryEstimate: (cart, _arguments, context) => cartDelivery(context, cart),
} satisfies Pick<
  CartResolvers,
  | 'deliveryEstimate'
  | 'shippingMethods'
  | 'paymentMethods'
  | 'shippingAddress'
  | 'selectedShippingMethod'
  | 'selectedPaymentMethod'
>
