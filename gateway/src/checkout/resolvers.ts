import type { CartResolvers, MutationResolvers, QueryResolvers } from '../__generated__/resolverTypes.ts'
import type { PaymentMethod } from '../__generated__/schemaTypes.ts'
import { isVirtualCart } from '../cart/isVirtualCart.ts'
import type { CartMapper } from '../cart/mappers.ts'
import type { GraphContext } from '../app/context.ts'
import { isGiven } from '../graph/isGiven.ts'
import { cartDelivery } from './cartDelivery.ts'
import { type ShippingAnswer, readPaymentOffers, readShippingAnswer } from './checkoutClient.ts'
import { destination } from './destination.ts'
import { endExternalCheckout } from './endExternalCheckout.ts'
import type { ShippingMethodMapper } from './mappers.ts'
import { readPostalPlace } from './postalPlaceClient.ts'
import { productPickup } from './productPickup.ts'
import { findChosenMethod } from './findChosenMethod.ts'
import { readSuburbs } from './suburbClient.ts'
import { recalculateOrder } from './recalculateOrder.ts'
import { setCartPayment } from './setCartPayment.ts'
import { setCartShipping } from './setCartShipping.ts'
import { shownAddress } from './shownAddress.ts'
import { shownPaymentMethods, shownShippingMethods } from './shownMethods.ts'

export const checkoutQueries = {
  suburbs: (_root, { postcode }, context) => readSuburbs(context, postcode),
  postalPlace: (_root, { postcode }, context) => readPostalPlace(context, postcode),
  pickupBranches: productPickup,
} satisfies Pick<QueryResolvers, 'suburbs' | 'postalPlace' | 'pickupBranches'>

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
    return shownShippingMethods((await answerOf(cart, context, address)).offers, cart.currencyCode)
  },
  pickupRefusal: async (cart, { destination: asked }, context) => {
    if (isVirtualCart(cart) || cart.lines.length === 0) return null
    const { session, store } = context
    const address = destination(asked, { chosen: session.checkout?.address ?? null, countryCode: store.countryCode })
    return (await answerOf(cart, context, address)).pickupRefusal
  },
  pickupBranch: async (cart, _arguments, context) => {
    const method = await chosenMethod(cart, context)
    return method?.pickupBranches.find(({ branch }) => branch.code === context.session.checkout?.pickupBranch) ?? null
  },
  paymentMethods: async (cart, _arguments, context) =>
    shownPaymentMethods(await readPaymentOffers(context), cart.currencyCode),
  shippingAddress: (_cart, _arguments, { session }) =>
    session.checkout?.address ? shownAddress(session.checkout.address) : null,
  selectedShippingMethod: (cart, _arguments, context) => chosenMethod(cart, context),
  selectedPaymentMethod: async (cart, _arguments, context) => selectedPayment(cart, context),
  selectedPaymentPlan: async (cart, _arguments, context) => {
    const months = context.session.checkout?.paymentMonths
    if (!isGiven(months)) return null
    const method = await selectedPayment(cart, context)
    return method?.plans.find((plan) => plan.months === months) ?? null
  },
  deliveryEstimate: (cart, _arguments, context) => cartDelivery(context, cart),
} satisfies Pick<
  CartResolvers,
  | 'deliveryEstimate'
  | 'shippingMethods'
  | 'paymentMethods'
  | 'shippingAddress'
  | 'selectedShippingMethod'
  | 'pickupRefusal'
  | 'pickupBranch'
  | 'selectedPaymentMethod'
  | 'selectedPaymentPlan'
>

async function selectedPayment({ currencyCode }: CartMapper, context: GraphContext): Promise<PaymentMethod | null> {
  const code = context.session.checkout?.paymentCode
  if (!isGiven(code)) return null
  const methods = shownPaymentMethods(await readPaymentOffers(context), currencyCode)
  return methods.find((method) => method.code === code) ?? null
}

/** Shipping replies by cart and address, shared by the fields of a request that need the same one. */
const answers = new WeakMap<CartMapper, Map<string, Promise<ShippingAnswer>>>()

function answerOf(cart: CartMapper, context: GraphContext, address: object): Promise<ShippingAnswer> {
  const known = answers.get(cart) ?? new Map<string, Promise<ShippingAnswer>>()
  answers.set(cart, known)
  const key = JSON.stringify(address)
  const answer = known.get(key) ?? readShippingAnswer(context, address)
  known.set(key, answer)
  return answer
}

/** Returns the chosen method if it is still offered, and, if it lists branches, if the chosen branch is among them. */
async function chosenMethod(cart: CartMapper, context: GraphContext): Promise<ShippingMethodMapper | null> {
  const { checkout } = context.session
  if (!checkout?.address || checkout.methodCode === null || isVirtualCart(cart)) return null
  const address = destination(null, { chosen: checkout.address, countryCode: context.store.countryCode })
  const methods = shownShippingMethods((await answerOf(cart, context, address)).offers, cart.currencyCode)
  const method = findChosenMethod(methods, checkout)
  const branches = method?.pickupBranches ?? []
  if (branches.length > 0 && !branches.some(({ branch }) => branch.code === checkout.pickupBranch)) return null
  return method
}
