import type { CustomerResolvers, MutationResolvers } from '../__generated__/resolverTypes.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { readOrderHistory } from '../orders/orderHistoryClient.ts'
import { customerCompanyResolvers } from '../b2b/resolvers.ts'
import { changePassword } from './password/changePassword.ts'
import { createAccount } from './createAccount.ts'
import { deleteCustomerAddress } from './addresses/deleteCustomerAddress.ts'
import { readDevices } from './signIn/deviceClient.ts'
import { emailMutations } from './email/emailMutations.ts'
import { eraseAccount } from './eraseAccount.ts'
import { login } from './signIn/login.ts'
import { logout } from './signIn/logout.ts'
import { requestPasswordReset, resetPassword } from './password/passwordReset.ts'
import { saveCustomerAddress } from './addresses/saveCustomerAddress.ts'
import { signOutDevices } from './signIn/signOutDevices.ts'
import { customerCreditResolvers } from '../credit/accounts/accountResolvers.ts'
import { customerApplicationResolvers } from '../credit/applications/applicationResolvers.ts'
import { customerCouponResolvers } from '../coupons/resolvers.ts'
import { customerGuaranteeResolvers } from '../guarantees/resolvers.ts'
import { customerRankingResolvers } from '../ranking/resolvers.ts'
import { customerReturnResolvers } from '../returns/resolvers.ts'
import { isSubscribed } from '../newsletter/newsletterClient.ts'
import { noneIfMissing } from '../errors/isUpstreamError.ts'
import { customerWalletResolvers } from '../wallet/resolvers.ts'
import { readWishListPage } from '../wishlist/wishListPages.ts'
import { updateCustomer } from './updateCustomer.ts'

export const customerMutations = {
  createAccount,
  login,
  logout,
  updateCustomer,
  saveCustomerAddress,
  deleteCustomerAddress,
  signOutDevices,
  ...emailMutations,
  changePassword,
  eraseAccount,
  requestPasswordReset,
  resetPassword,
} satisfies MutationResolvers

export const customerResolvers = {
  id: ({ storeCode, customerId }) => toGlobalId('Customer', storeCode, customerId),
  groupId: ({ groupId }) => (groupId === null ? null : String(groupId)),
  orders: (_customer, page, context) => readOrderHistory(context, page),
  wishLists: (_customer, page, context) => noneIfMissing(readWishListPage(context, page), null),
  ...customerGuaranteeResolvers,
  ...customerRankingResolvers,
  ...customerReturnResolvers,
  ...customerWalletResolvers,
  ...customerCouponResolvers,
  ...customerCompanyResolvers,
  ...customerCreditResolvers,
  ...customerApplicationResolvers,
  newsletter: async ({ email }, _arguments, context) => {
    const isOn = await noneIfMissing(isSubscribed(context, email), null)
    return isOn === null ? null : { email, isSubscribed: isOn }
  },
  devices: (_customer, _arguments, context) => noneIfMissing(readDevices(context), null),
  fullName: ({ firstName, lastName, mothersName }) => [firstName, lastName, mothersName].filter(Boolean).join(' '),
} satisfies CustomerResolvers
