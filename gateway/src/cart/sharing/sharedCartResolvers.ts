import type { QueryResolvers, SharedCartLineResolvers } from '../../__generated__/resolverTypes.ts'
import { money } from '../../graph/money.ts'
import { storedProductResolvers } from '../purchases/storedProductResolvers.ts'
import { openShare } from './attemptShare.ts'
import { readShared } from './sharedCartClient.ts'

export const sharedCartQueries = {
  sharedCart: (_root, { code }, context) => openShare(context, code, () => readShared(context, code)),
} satisfies Pick<QueryResolvers, 'sharedCart'>

export const sharedCartLineResolvers = {
  ...storedProductResolvers,
  unitPrice: ({ unitPrice }, _arguments, { store }) =>
    unitPrice === null ? null : money(unitPrice, store.currencyCode),
} satisfies SharedCartLineResolvers
