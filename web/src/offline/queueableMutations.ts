import { addToCartQueueable } from '../cart/addToCartQueueable.ts'
import { applyCartCouponQueueable } from '../cart/applyCartCouponQueueable.ts'
import { deleteQuoteQueueable } from '../cart/deleteQuoteQueueable.ts'
import { removeCartCouponQueueable } from '../cart/removeCartCouponQueueable.ts'
import { removeCartLinesQueueable } from '../cart/removeCartLinesQueueable.ts'
import { restoreQuoteQueueable } from '../cart/restoreQuoteQueueable.ts'
import { saveQuoteQueueable } from '../cart/saveQuoteQueueable.ts'
import { shareCartQueueable } from '../cart/shareCartQueueable.ts'
import { takeOverSharedCartQueueable } from '../cart/takeOverSharedCartQueueable.ts'
import { updateCartLinesQueueable } from '../cart/updateCartLinesQueueable.ts'
import { recalculateOrderQueueable } from '../checkout/recalculateOrderQueueable.ts'
import { setCartPaymentQueueable } from '../checkout/setCartPaymentQueueable.ts'
import { setCartShippingQueueable } from '../checkout/setCartShippingQueueable.ts'
import { deleteCustomerAddressQueueable } from '../customers/deleteCustomerAddressQueueable.ts'
import { saveCustomerAddressQueueable } from '../customers/saveCustomerAddressQueueable.ts'
import { updateCustomerQueueable } from '../customers/updateCustomerQueueable.ts'
import { subscribeToNewsletterQueueable } from '../newsletter/subscribeToNewsletterQueueable.ts'
import { unsubscribeFromNewsletterQueueable } from '../newsletter/unsubscribeFromNewsletterQueueable.ts'
import { endExternalCheckoutQueueable } from '../orders/endExternalCheckoutQueueable.ts'
import { placeOrderQueueable } from '../orders/placeOrderQueueable.ts'
import { cancelOrderQueueable } from '../returns/cancelOrderQueueable.ts'
import { createReturnQueueable } from '../returns/createReturnQueueable.ts'
import { createReviewQueueable } from '../reviews/createReviewQueueable.ts'
import { notifyWhenInStockQueueable } from '../stock/notifyWhenInStockQueueable.ts'
import { addToWishListQueueable } from '../wishlist/addToWishListQueueable.ts'
import { createWishListQueueable } from '../wishlist/createWishListQueueable.ts'
import { deleteWishListQueueable } from '../wishlist/deleteWishListQueueable.ts'
import { removeFromWishListQueueable } from '../wishlist/removeFromWishListQueueable.ts'
import { updateWishListQueueable } from '../wishlist/updateWishListQueueable.ts'
import type { QueueableMutation } from './queueableMutation.ts'

/**
 * Every mutation that may wait for a network. One line each; the declarations stand beside their mutations. Loaded with
 * the queue, after the first page is interactive.
 */
export const QUEUEABLE_MUTATIONS: readonly QueueableMutation[] = [
  addToCartQueueable,
  updateCartLinesQueueable,
  removeCartLinesQueueable,
  applyCartCouponQueueable,
  removeCartCouponQueueable,
  shareCartQueueable,
  takeOverSharedCartQueueable,
  saveQuoteQueueable,
  restoreQuoteQueueable,
  deleteQuoteQueueable,
  setCartShippingQueueable,
  setCartPaymentQueueable,
  recalculateOrderQueueable,
  placeOrderQueueable,
  endExternalCheckoutQueueable,
  notifyWhenInStockQueueable,
  createReviewQueueable,
  cancelOrderQueueable,
  createReturnQueueable,
  updateCustomerQueueable,
  saveCustomerAddressQueueable,
  deleteCustomerAddressQueueable,
  addToWishListQueueable,
  createWishListQueueable,
  deleteWishListQueueable,
  removeFromWishListQueueable,
  updateWishListQueueable,
  subscribeToNewsletterQueueable,
  unsubscribeFromNewsletterQueueable,
]
