import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { openPayment } from './openPayment.ts'

/** Opens a payment of credits by card. */
export const payCredit: NonNullable<MutationResolvers['payCredit']> = (_root, { input }, context) =>
  openPayment(context, { mutation: 'payCredit', endpoint: 'creditPayCard', input })
