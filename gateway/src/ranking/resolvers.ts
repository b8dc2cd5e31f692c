import type {
  CustomerResolvers,
  MutationResolvers,
  RankResolvers,
  RankingResolvers,
} from '../__generated__/resolverTypes.ts'
import { isGone } from '../cart/cartClient.ts'
import { changeCustomer } from '../customers/changeCustomer.ts'
import { money } from '../graph/money.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { decodeRanking } from './decodeRanking.ts'
import type { RankMapper, RankingMapper } from './mappers.ts'

/** Whose account is open has been read by the session's token: no client says whose rank it is. */
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

export const rankingMutations = {
  updateRanking: (_root, { input }, context) =>
    changeCustomer(context, { mutation: 'updateRanking', input }, async ({ customerId }) => {
      await context.upstream.call('rankingUpdate', { body: { userId: Number(customerId) } })
      return { notices: [] }
    }),
} satisfies Pick<MutationResolvers, 'updateRanking'>

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
