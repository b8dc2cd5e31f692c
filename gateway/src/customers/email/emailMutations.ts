import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { cancelEmailChange } from './cancelEmailChange.ts'
import { confirmEmailChange } from './confirmEmailChange.ts'
import { requestEmailChange } from './requestEmailChange.ts'
import { resendEmailChange } from './resendEmailChange.ts'
import { undoEmailChange } from './undoEmailChange.ts'

/** Another e-mail address for an account: asked for, confirmed, taken back. */
export const emailMutations = {
  requestEmailChange,
  resendEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  undoEmailChange,
} satisfies MutationResolvers
