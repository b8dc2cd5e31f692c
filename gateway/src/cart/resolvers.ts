import Big from 'big.js'
import type { CartResolvers, MutationResolvers } from '../__generated__/resolverTypes.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { isGiven } from '../graph/isGiven.ts'
import { addCartLines } from './addCartLines.ts'
import { applyCartCoupon } from './applyCartCoupon.ts'
import { presentHash, totalsOf } from './cartState.ts'
import { cartDiscount, cartTotals } from './cartTotals.ts'
import { isVirtualCart } from './isVirtualCart.ts'
import { isHandedOverInBranch, readLineKind } from './lineKind.ts'
import { removeCartCoupon } from './removeCartCoupon.ts'
import { removeCartLines } from './removeCartLines.ts'
import { shareCart } from './shareCart.ts'
import { syncCart } from './syncCart.ts'
import { takeOverSharedCart } from './takeOverSharedCart.ts'
import { readOverUnitLimit } from './unitLimit.ts'
import { updateCartLines } from './updateCartLines.ts'

export const cartMutations = {
  addCartLines,
  updateCartLines,
  removeCartLines,
  syncCart,
  applyCartCoupon,
  removeCartCoupon,
  shareCart,
  takeOverSharedCart,
} satisfies Partial<MutationResolvers>

export const cartResolvers = {
  id: ({ storeCode, key }) => toGlobalId('Cart', storeCode, key),
  totalQuantity: ({ lines }) => lines.reduce((sum, { quantity }) => sum.plus(quantity), new Big(0)).toNumber(),
  totals: async (cart, _arguments, context) => {
    const totals = await totalsOf(context, cart)
    if (!totals) return null
    const { language } = context.store
    const currencyCode = totals.quote_currency_code ?? cart.currencyCode
    return cartTotals(totals, { currencyCode, language, hasShipping: isGiven(context.session.checkout?.methodCode) })
  },
  coupon: async (cart, _arguments, context) => {
    const totals = await totalsOf(context, cart)
    if (!totals?.coupon_code) return null
    const currencyCode = totals.quote_currency_code ?? cart.currencyCode
    return { code: totals.coupon_code, discount: cartDiscount(totals, currencyCode) }
  },
  isVirtual: isVirtualCart,
  hash: (cart, _arguments, context) => presentHash(context, cart),
  exceedsUnitLimit: async (cart, _arguments, context) => (await readOverUnitLimit(context, cart)) !== null,
  isBranchDeliveryOnly: async ({ lines }, _arguments, context) =>
    (await Promise.all(lines.map((line) => readLineKind(line, context)))).some(isHandedOverInBranch),
} satisfies Pick<
  CartResolvers,
  'id' | 'totalQuantity' | 'totals' | 'coupon' | 'isVirtual' | 'hash' | 'exceedsUnitLimit' | 'isBranchDeliveryOnly'
>
