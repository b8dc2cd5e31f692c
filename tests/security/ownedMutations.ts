import { PASSWORD } from '../testkit/accountBrowser.ts'
import type { Belongings } from '../testkit/furnishedAccount.ts'
import { ADDRESS, PAYMENT, SHIPPING } from '../testkit/purchase.ts'

type Input = (has: Belongings, sku: string) => Readonly<Record<string, unknown>>

/** Attempt of a caller who knows every id of the owner, and whether it must be refused. */
type Attempt = Readonly<{
  input: Input
  /** True if it names something of the owner's, which is done for the owner alone. Else it concerns only the caller. */
  namesOwned: boolean
}>

const of = (input: Input): Attempt => ({ input, namesOwned: true })
const own = (input: Input = () => ({})): Attempt => ({ input, namesOwned: false })

/** One attempt for every mutation of the schema, in an order in which the owner can do all of them. */
export const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  updateCartLines: of(({ cartLine }) => ({ lines: [{ line: { id: cartLine }, quantity: 3 }] })),
  removeCartLines: own(({ cartLine }) => ({ lines: [{ id: cartLine }] })),
  addCartLines: own((_has, sku) => ({ lines: [{ sku }] })),
  syncCart: own((_has, sku) => ({ lines: [{ sku, quantity: 1 }], force: true })),
  applyCartCoupon: own(() => ({ code: 'BIENVENIDO' })),
  removeCartCoupon: own(),
  shareCart: own(),
  takeOverSharedCart: own(({ list }) => ({ code: list })),
  saveQuote: own(() => ({ name: 'Mirado' })),
  restoreQuote: of(({ quote }) => ({ id: quote })),
  deleteQuote: own(({ quote }) => ({ id: quote })),
  setCartShipping: own(() => SHIPPING),
  setCartPayment: own(() => PAYMENT),
  recalculateOrder: own(),
  endExternalCheckout: own(),
  placeOrder: own(() => ({ email: 'eva@example.mx', acceptsTerms: true, clientMutationId: crypto.randomUUID() })),
  createAccount: own(({ email }) => ({ email, firstName: 'Eva', lastName: 'Ruiz', password: 'Otra-1234' })),
  login: own(({ email }) => ({ email, password: 'Otra-1234' })),
  requestPasswordReset: own(({ email }) => ({ email })),
  resetPassword: own(({ email }) => ({ email, resetToken: 'x'.repeat(43), newPassword: 'Otra-1234' })),
  updateCustomer: own(({ email }) => ({ email, firstName: 'Eva', lastName: 'Ruiz' })),
  requestEmailChange: own(({ email }) => ({ email, currentPassword: PASSWORD })),
  resendEmailChange: own(),
  cancelEmailChange: own(),
  confirmEmailChange: own(() => ({ token: 'x'.repeat(43) })),
  undoEmailChange: own(() => ({ token: 'x'.repeat(43) })),
  requestGuestOrders: own(),
  claimGuestOrders: own(() => ({ token: 'x'.repeat(43) })),
  changePassword: own(() => ({ currentPassword: PASSWORD, newPassword: PASSWORD })),
  sendTelephoneCode: of(({ address }) => ({ addressId: address })),
  // The owner's is confirmed: to say so again takes no code.
  confirmTelephone: of(({ address }) => ({ addressId: address, code: '0000' })),
  saveCustomerAddress: of(({ address }) => ({ addressId: address, address: { ...ADDRESS, city: 'Toluca' } })),
  deleteCustomerAddress: own(({ address }) => ({ addressId: address })),
  signOutDevices: own(({ device }) => ({ deviceId: device })),
  subscribeToNewsletter: own(({ email }) => ({ email })),
  unsubscribeFromNewsletter: own(),
  sendContactMessage: own(({ email }) => ({ name: 'Eva Ruiz', email, message: '¿Abren hoy?' })),
  updateRanking: own(),
  cancelOrder: of(({ pendingOrder }) => ({ orderId: pendingOrder, reason: 'changed_mind' })),
  createReturn: of(({ deliveredOrder, deliveredLine }) => ({
    orderId: deliveredOrder,
    lines: [{ lineId: deliveredLine, quantity: 1, reason: 'damaged', condition: 'opened', resolution: 'refund' }],
  })),
  createReview: own((_has, sku) => ({ sku, rating: 4, title: 'Bien', detail: 'Como en la foto.', nickname: 'Eva' })),
  notifyWhenInStock: own(({ email }, sku) => ({ sku, email })),
  createWishList: own(() => ({ name: 'Mirada' })),
  updateWishList: of(({ list }) => ({ wishListId: list, name: 'Tomada', access: 'PUBLIC' })),
  addToWishList: of(({ list }, sku) => ({ wishListId: list, sku })),
  removeFromWishList: own(({ list }, sku) => ({ wishListId: list, sku })),
  deleteWishList: own(({ list }) => ({ wishListId: list })),
  logout: own(),
}
