import type { QueryResolvers, SharedCartLineResolvers } from '../__generated__/resolverTypes.ts'
import { money } from '../graph/money.ts'
import { keptProductResolvers } from './keptProductResolvers.ts'
import { openShared, requireShareTry } from './shareGuess.ts'

export const sharedCartQueries = {
  sharedCart: async (_root, { code }, context) => {
    await requireShareTry(context, code)
    return openShared(context, code)
  },
} satisfies Pick<QueryResolvers, 'sharedCart'>

export const sharedCartLineResolvers = {
  ...keptProductResolvers,
  unitPrice: ({ unitPrice }, _arguments, { store }) =>
    unitPrice === null ? null : money(unitPrice, store.currencyCode),
} satisfies SharedCartLineResolvers
