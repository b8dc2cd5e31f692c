import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { cancelEmailChange } from './cancelEmailChange.ts'
import { claimGuestOrders } from './claimGuestOrders.ts'
import { confirmEmailChange } from './confirmEmailChange.ts'
import { requestEmailChange } from './requestEmailChange.ts'
import { requestGuestOrders } from './requestGuestOrders.ts'
import { resendEmailChange } from './resendEmailChange.ts'
import { undoEmailChange } from './undoEmailChange.ts'

/** Mutations that change an account's e-mail address, undo that, and claim orders placed with its address. */
export const emailMutations = {
  requestEmailChange,
  resendEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  undoEmailChange,
  requestGuestOrders,
  claimGuestOrders,
} satisfies MutationResolvers
