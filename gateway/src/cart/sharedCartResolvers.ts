import type { QueryResolvers, SharedCartLineResolvers } from '../__generated__/resolverTypes.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { money } from '../graph/money.ts'
import { keptProductResolvers } from './keptProductResolvers.ts'
import { SHARE_WAIT_MINUTES, mayOpenShare, openShared } from './shareGuess.ts'

const MINUTE_SECONDS = 60

export const sharedCartQueries = {
  sharedCart: async (_root, { code }, context) => {
    if (!(await mayOpenShare(context, code))) {
      throw new GatewayError('RATE_LIMITED', `Too many tries: wait ${SHARE_WAIT_MINUTES} minutes.`, {
        retryAfterSeconds: SHARE_WAIT_MINUTES * MINUTE_SECONDS,
      })
    }
    return openShared(context, code)
  },
} satisfies Pick<QueryResolvers, 'sharedCart'>

export const sharedCartLineResolvers = {
  ...keptProductResolvers,
  unitPrice: ({ unitPrice }, _arguments, { store }) =>
    unitPrice === null ? null : money(unitPrice, store.currencyCode),
} satisfies SharedCartLineResolvers
