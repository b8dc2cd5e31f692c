import Big from 'big.js'
import type { CartResolvers, CartTotalsResolvers, MutationResolvers } from '../__generated__/resolverTypes.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { isGiven } from '../graph/isGiven.ts'
import { withFields } from '../catalogue/products/withFields.ts'
import { addCartLines } from './lines/addCartLines.ts'
import { applyCartCoupon } from './coupon/applyCartCoupon.ts'
import { shownHash, totalsOf } from './cartState.ts'
import { cartDiscount, cartTotals } from './totals/cartTotals.ts'
import { decodeGift } from './gift/decodeGift.ts'
import { setCartGift } from './gift/setCartGift.ts'
import { isVirtualCart } from './isVirtualCart.ts'
import { isHandedOverInBranch, readLineKind } from './lines/lineKind.ts'
import type { CartMapper } from './mappers.ts'
import { removeCartCoupon } from './coupon/removeCartCoupon.ts'
import { removeCartLines } from './lines/removeCartLines.ts'
import { readAheadSaved, savedAmount } from './totals/savedAmount.ts'
import { shareCart } from './sharing/shareCart.ts'
import { syncCart } from './purchases/syncCart.ts'
import { takeOverSharedCart } from './sharing/takeOverSharedCart.ts'
import { readMixedSoleLine, readOverUnitLimit } from './lines/unitLimit.ts'
import { updateCartLines } from './lines/updateCartLines.ts'

export const cartMutations = {
  addCartLines,
  updateCartLines,
  removeCartLines,
  syncCart,
  applyCartCoupon,
  removeCartCoupon,
  setCartGift,
  shareCart,
  takeOverSharedCart,
} satisfies Partial<MutationResolvers>

export const cartResolvers = {
  id: ({ storeCode, key }) => toGlobalId('Cart', storeCode, key),
  totalQuantity: ({ lines }) => lines.reduce((sum, { quantity }) => sum.plus(quantity), new Big(0)).toNumber(),
  totals: withFields(async (cart: CartMapper, _arguments, { context, selected }) => {
    if (selected().has('saved')) readAheadSaved(cart, context)
    const totals = await totalsOf(context, cart)
    if (!totals) return null
    const { language } = context.store
    const currencyCode = totals.quote_currency_code ?? cart.currencyCode
    const hasShipping = isGiven(context.session.checkout?.methodCode)
    return { ...cartTotals(totals, { currencyCode, language, hasShipping }), cart }
  }),
  coupon: async (cart, _arguments, context) => {
    const totals = await totalsOf(context, cart)
    if (!totals?.coupon_code) return null
    const currencyCode = totals.quote_currency_code ?? cart.currencyCode
    return { code: totals.coupon_code, discount: cartDiscount(totals, currencyCode) }
  },
  gift: async (cart, _arguments, context) => decodeGift((await totalsOf(context, cart))?.gift_message),
  isVirtual: isVirtualCart,
  hash: (cart, _arguments, context) => shownHash(context, cart),
  exceedsUnitLimit: async (cart, _arguments, context) => (await readOverUnitLimit(context, cart)) !== null,
  mixesSoleItem: async (cart, _arguments, context) => (await readMixedSoleLine(context, cart)) !== null,
  isBranchDeliveryOnly: async ({ lines }, _arguments, context) =>
    (await Promise.all(lines.map((line) => readLineKind(line, context)))).some(isHandedOverInBranch),
} satisfies Pick<
  CartResolvers,
  | 'id'
  | 'totalQuantity'
  | 'totals'
  | 'coupon'
  | 'gift'
  | 'isVirtual'
  | 'hash'
  | 'exceedsUnitLimit'
  | 'mixesSoleItem'
  | 'isBranchDeliveryOnly'
>

export const cartTotalsResolvers = {
  saved: ({ cart }, _arguments, context) => (cart === null ? null : savedAmount(cart, context)),
} satisfies CartTotalsResolvers
