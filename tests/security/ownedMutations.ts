import { PASSWORD } from '../testkit/graph/accountBrowser.ts'
import { APPLICANT_ADDRESS, APPLICANT_REFERENCE, CLABE, CREDIT_TERMS } from '../testkit/shoppers/creditApplicant.ts'
import type { Belongings } from '../testkit/shoppers/furnishedAccount.ts'
import { ADDRESS, PAYMENT, SHIPPING } from '../testkit/shoppers/purchase.ts'

type Input = (has: Belongings, sku: string) => Readonly<Record<string, unknown>>

/** Attempt of a caller who knows every id of the owner, and whether it must be refused. */
type Attempt = Readonly<{
  input: Input
  /** True if it names something of the owner's, which is done for the owner alone. Else it concerns only the caller. */
  namesOwned: boolean
  /** Code of the refusal that the owner gets instead: the thing is theirs, and not in the state for it. */
  ownerCode?: string
}>

/** Data of a company. */
const COMPANY = { name: 'Otra', email: 'hola@otra.example', taxId: 'OTR150305AB8', telephone: '3312345678' }
const of = (input: Input, ownerCode?: string): Attempt => ({
  input,
  namesOwned: true,
  ...(ownerCode !== undefined && { ownerCode }),
})
const own = (input: Input = () => ({})): Attempt => ({ input, namesOwned: false })

/** Credit account of the seed that the owner has linked. */
export const CREDIT_ACCOUNT = { number: 'C10000024', pin: '3691' } as const

const creditPayment = (invoiceId: string) => ({
  lines: [{ invoiceId, amount: '10.00' }],
  clientMutationId: crypto.randomUUID(),
})

/** One attempt for every mutation of the schema, in an order in which the owner can do all of them. */
export const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  updateCartLines: of(({ cartLine }) => ({ lines: [{ line: { id: cartLine }, quantity: 3 }] })),
  removeCartLines: own(({ cartLine }) => ({ lines: [{ id: cartLine }] })),
  addCartLines: own((_has, sku) => ({ lines: [{ sku }] })),
  syncCart: own((_has, sku) => ({ lines: [{ sku, quantity: 1 }], force: true })),
  applyCartCoupon: own(() => ({ code: 'BIENVENIDO' })),
  removeCartCoupon: own(),
  setCartGift: own(() => ({ gift: { to: 'Eva', from: 'Ana' } })),
  shareCart: own(),
  takeOverSharedCart: own(({ list }) => ({ code: list })),
  saveQuote: own(() => ({ name: 'Mirado' })),
  restoreQuote: of(({ quote }) => ({ id: quote })),
  deleteQuote: of(({ quote }) => ({ id: quote })),
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
  deleteCustomerAddress: of(({ address }) => ({ addressId: address })),
  signOutDevices: own(({ device }) => ({ deviceId: device })),
  subscribeToNewsletter: own(({ email }) => ({ email })),
  unsubscribeFromNewsletter: own(),
  sendContactMessage: own(({ email }) => ({ name: 'Eva Ruiz', email, message: '¿Abren hoy?' })),
  updateRanking: own(),
  cancelOrder: of(({ pendingOrder }) => ({ orderId: pendingOrder, reason: 'changed_mind' })),
  // The order was placed without credit.
  payOrderFromCreditLine: of(({ pendingOrder }) => ({ orderId: pendingOrder }), 'ORDER_NOT_WAITING'),
  createReturn: of(({ deliveredOrder, deliveredLine }) => ({
    orderId: deliveredOrder,
    lines: [{ lineId: deliveredLine, quantity: 1, reason: 'damaged', condition: 'opened', resolution: 'refund' }],
  })),
  createReview: own((_has, sku) => ({ sku, rating: 4, title: 'Bien', detail: 'Como en la foto.', nickname: 'Eva' })),
  notifyWhenInStock: own(({ email }, sku) => ({ sku, email })),
  createWishList: own(() => ({ name: 'Mirada' })),
  updateWishList: of(({ list }) => ({ wishListId: list, name: 'Tomada', access: 'PUBLIC' })),
  addToWishList: of(({ list }, sku) => ({ wishListId: list, sku })),
  removeFromWishList: of(({ list }, sku) => ({ wishListId: list, sku })),
  deleteWishList: of(({ list }) => ({ wishListId: list })),
  registerCompany: own(({ email }) => ({ firstName: 'Eva', lastName: 'Ruiz', email, company: COMPANY })),
  updateCompany: own(() => ({ company: COMPANY })),
  inviteCompanyUser: own(({ email }) => ({ firstName: 'Eva', lastName: 'Ruiz', email, role: 'BUYER' })),
  changeCompanyUser: own(() => ({ userId: '1', isActive: false })),
  acceptCompanyInvitation: own(() => ({ code: 'x'.repeat(43) })),
  requestWholesale: own(),
  switchBuyer: own(() => ({ forCompany: false })),

  redeemGiftCard: own(() => ({ code: '7K2M-AAAA-BBBB-CCCC-DDDD' })),
  askQuestion: own(({ email }, sku) => ({ sku, question: '¿Trae foco?', nickname: 'Eva', email })),
  trackOrder: own(() => ({ orderNumber: '000000001', email: 'eva@example.mx' })),
  lookUpCreditAccount: own(() => ({ accountNumber: CREDIT_ACCOUNT.number })),
  openCreditAccount: own(() => ({ accountNumber: CREDIT_ACCOUNT.number, pin: '9713' })),
  sendCreditCode: own(() => ({ accountNumber: CREDIT_ACCOUNT.number })),
  confirmCreditCode: own(() => ({ accountNumber: CREDIT_ACCOUNT.number, code: '0000', newPin: '9713' })),
  linkCreditAccount: own(),
  unlinkCreditAccount: own(({ creditAccount = '' }) => ({ accountId: creditAccount })),
  payCredit: of(({ credit = '' }) => creditPayment(credit)),
  transferForCredit: of(({ credit = '' }) => creditPayment(credit)),
  closeCreditAccount: own(),
  startCreditApplication: own(() => ({ kind: 'CREDILANA', ...CREDIT_TERMS })),
  setCreditOffer: own(() => CREDIT_TERMS),
  setCreditApplicant: own(({ email }) => ({
    firstNames: 'Eva',
    fatherName: 'Ruiz',
    birthDate: '1990-05-14',
    curp: 'LORA900514MJCPZN08',
    telephone: '3312345678',
    email,
  })),
  setCreditAddress: own(() => APPLICANT_ADDRESS),
  setCreditReference: own(() => APPLICANT_REFERENCE),
  setCreditInsurance: own(() => ({ code: null })),
  checkBankAccount: own(() => ({ account: CLABE })),
  setCreditDeposit: own(() => ({ method: 'CLABE', account: CLABE })),
  setCreditSeller: own(() => ({ promoterCode: 'PROMO10' })),
  startLiveTest: own(),
  submitCreditApplication: own(() => ({
    consentsToHistory: true,
    consentsToPrivacy: true,
    acceptsTerms: true,
    clientMutationId: crypto.randomUUID(),
  })),
  acceptCreditOffer: own(() => ({ number: 'S-00000000' })),
  cancelCreditApplication: own(() => ({ number: 'S-00000000' })),
  eraseCreditApplication: own(),
  sendCreditResumeCode: own(() => ({ number: 'S-00000000', telephoneEnd: '0000' })),
  resumeCreditApplication: own(() => ({ number: 'S-00000000', telephoneEnd: '0000', code: '0000' })),
  // With the right password there would be no owner left for the next test.
  eraseAccount: own(() => ({ currentPassword: 'Otra-1234' })),
  logout: own(),
}
