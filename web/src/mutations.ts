import { addToCartMutation } from './cart/adding/addToCartMutation.ts'
import { applyCartCouponMutation } from './cart/coupon/applyCartCouponMutation.ts'
import { deleteQuoteMutation } from './cart/quotes/deleteQuoteMutation.ts'
import { removeCartCouponMutation } from './cart/coupon/removeCartCouponMutation.ts'
import { removeCartLinesMutation } from './cart/lines/removeCartLinesMutation.ts'
import { restoreQuoteMutation } from './cart/quotes/restoreQuoteMutation.ts'
import { saveQuoteMutation } from './cart/quotes/saveQuoteMutation.ts'
import { shareCartMutation } from './cart/sharing/shareCartMutation.ts'
import { takeOverSharedCartMutation } from './cart/sharing/takeOverSharedCartMutation.ts'
import { updateCartLinesMutation } from './cart/lines/updateCartLinesMutation.ts'
import { recalculateOrderMutation } from './checkout/review/recalculateOrderMutation.ts'
import { setCartPaymentMutation } from './checkout/payment/setCartPaymentMutation.ts'
import { setCartShippingMutation } from './checkout/delivery/setCartShippingMutation.ts'
import { setCreditAddressMutation } from './credit/wizard/answers/setCreditAddressMutation.ts'
import { setCreditInsuranceMutation } from './credit/wizard/answers/setCreditInsuranceMutation.ts'
import { setCreditOfferMutation } from './credit/wizard/answers/setCreditOfferMutation.ts'
import { setCreditReferenceMutation } from './credit/wizard/answers/setCreditReferenceMutation.ts'
import { deleteCustomerAddressMutation } from './customers/addresses/deleteCustomerAddressMutation.ts'
import { saveCustomerAddressMutation } from './customers/addresses/saveCustomerAddressMutation.ts'
import { setCartGiftMutation } from './gift/setCartGiftMutation.ts'
import { updateCustomerMutation } from './customers/profile/updateCustomerMutation.ts'
import { subscribeToNewsletterMutation } from './newsletter/subscribeToNewsletterMutation.ts'
import { unsubscribeFromNewsletterMutation } from './newsletter/unsubscribeFromNewsletterMutation.ts'
import { endExternalCheckoutMutation } from './orders/endExternalCheckoutMutation.ts'
import { placeOrderMutation } from './orders/placeOrderMutation.ts'
import { cancelOrderMutation } from './returns/cancelOrderMutation.ts'
import { createReturnMutation } from './returns/createReturnMutation.ts'
import { createReviewMutation } from './reviews/createReviewMutation.ts'
import { notifyWhenInStockMutation } from './stock/notifyWhenInStockMutation.ts'
import { addToWishListMutation } from './wishlist/addToWishListMutation.ts'
import { createWishListMutation } from './wishlist/createWishListMutation.ts'
import { deleteWishListMutation } from './wishlist/deleteWishListMutation.ts'
import { removeFromWishListMutation } from './wishlist/removeFromWishListMutation.ts'
import { updateWishListMutation } from './wishlist/updateWishListMutation.ts'
import type { MutationRegistry } from './offline/queuedMutation.ts'

/**
 * Registry of every mutation that may wait for a network. The key is stored in the tasks of shoppers' browsers: never
 * rename one. Loads with the queue, after the first page is interactive.
 */
export const MUTATIONS = {
  addToCart: addToCartMutation,
  updateCartLines: updateCartLinesMutation,
  removeCartLines: removeCartLinesMutation,
  applyCartCoupon: applyCartCouponMutation,
  removeCartCoupon: removeCartCouponMutation,
  setCartGift: setCartGiftMutation,
  shareCart: shareCartMutation,
  takeOverSharedCart: takeOverSharedCartMutation,
  saveQuote: saveQuoteMutation,
  restoreQuote: restoreQuoteMutation,
  deleteQuote: deleteQuoteMutation,
  setCartShipping: setCartShippingMutation,
  setCartPayment: setCartPaymentMutation,
  recalculateOrder: recalculateOrderMutation,
  placeOrder: placeOrderMutation,
  endExternalCheckout: endExternalCheckoutMutation,
  notifyWhenInStock: notifyWhenInStockMutation,
  createReview: createReviewMutation,
  cancelOrder: cancelOrderMutation,
  createReturn: createReturnMutation,
  updateCustomer: updateCustomerMutation,
  saveCustomerAddress: saveCustomerAddressMutation,
  deleteCustomerAddress: deleteCustomerAddressMutation,
  setCreditOffer: setCreditOfferMutation,
  setCreditAddress: setCreditAddressMutation,
  setCreditReference: setCreditReferenceMutation,
  setCreditInsurance: setCreditInsuranceMutation,
  addToWishList: addToWishListMutation,
  createWishList: createWishListMutation,
  deleteWishList: deleteWishListMutation,
  removeFromWishList: removeFromWishListMutation,
  updateWishList: updateWishListMutation,
  subscribeToNewsletter: subscribeToNewsletterMutation,
  unsubscribeFromNewsletter: unsubscribeFromNewsletterMutation,
} satisfies MutationRegistry

type Registry = typeof MUTATIONS

declare module './offline/registeredMutations.ts' {
  interface RegisteredMutations extends Registry {}
}
