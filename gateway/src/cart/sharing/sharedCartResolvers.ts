import type { QueryResolvers, SharedCartLineResolvers } from '../../__generated__/resolverTypes.ts'
import { money } from '../../graph/money.ts'
import { keptProductResolvers } from '../purchases/keptProductResolvers.ts'
import { openShare } from './attemptShare.ts'
import { readShared } from './sharedCartClient.ts'

export const sharedCartQueries = {
  sharedCart: (_root, { code }, context) => openShare(context, code, () => readShared(context, code)),
} satisfies Pick<QueryResolvers, 'sharedCart'>

export const sharedCartLineResolvers = {
  ...keptProductResolvers,
  unitPrice: ({ unitPrice }, _arguments, { store }) =>
    unitPrice === null ? null : money(unitPrice, store.currencyCode),
} satisfies SharedCartLineResolvers
