import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import { moveApplication } from './moveApplication.ts'

/** Accepts the amount that was approved in place of a larger one. */
export const acceptCreditOffer: NonNullable<MutationResolvers['acceptCreditOffer']> = (_root, { input }, context) =>
  moveApplication(context, 'creditAccept', input)
