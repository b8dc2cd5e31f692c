import type { CustomerResolvers, MutationResolvers } from '../__generated__/resolverTypes.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { changePassword } from './changePassword.ts'
import { createAccount } from './createAccount.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { requestPasswordReset, resetPassword } from './passwordReset.ts'
import { updateCustomer } from './updateCustomer.ts'

export const customerMutations = {
  createAccount,
  login,
  logout,
  updateCustomer,
  changePassword,
  requestPasswordReset,
  resetPassword,
} satisfies MutationResolvers

export const customerResolvers = {
  id: ({ storeCode, customerId }) => toGlobalId('Customer', storeCode, customerId),
  fullName: ({ firstName, lastName, mothersName }) => [firstName, lastName, mothersName].filter(Boolean).join(' '),
} satisfies CustomerResolvers
