import type { CustomerResolvers, RankResolvers, RankingResolvers } from '../__generated__/resolverTypes.ts'
import { isGone } from '../errors/isUpstreamError.ts'
import { money } from '../graph/money.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { decodeRanking } from './decodeRanking.ts'
import type { RankMapper, RankingMapper } from './mappers.ts'

/**
 * Resolvers of the customer's rank. The customer comes from the session's token: a client cannot choose another one.
 */
export const customerRankingResolvers = {
  ranking: async ({ customerId }, _arguments, { upstream, store }) => {
    try {
      const ranking = decodeRanking(
        await upstream.call('rankings', { query: { userId: customerId } }),
        store.currencyCode,
      )
      if (ranking !== null) return ranking
    } catch (error) {
      if (isGone(error)) return null
      throw error
    }
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'rankings', detail: 'the result is no rank' })
  },
} satisfies Pick<CustomerResolvers, 'ranking'>

export const rankingResolvers = {
  spent: ({ spent, currencyCode }) => money(spent, currencyCode),
  next: (ranking) => nextOf(ranking),
  missing: (ranking) => {
    const next = nextOf(ranking)
    return next === null ? null : money(Math.max(0, next.from - ranking.spent), ranking.currencyCode)
  },
} satisfies RankingResolvers

export const rankResolvers = {
  from: ({ from, currencyCode }) => money(from, currencyCode),
} satisfies RankResolvers

function nextOf({ rank, ranks }: RankingMapper): RankMapper | null {
  return ranks.find(({ from }) => from > rank.from) ?? null
}
