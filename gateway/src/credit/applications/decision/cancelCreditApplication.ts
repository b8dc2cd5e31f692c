import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import { moveApplication } from './moveApplication.ts'

/** Cancels an application. */
export const cancelCreditApplication: NonNullable<MutationResolvers['cancelCreditApplication']> = (
  _root,
  { input },
  context,
) => moveApplication(context, 'creditCancel', input)
