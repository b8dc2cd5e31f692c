import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { RankingRouteQuery } from '../__generated__/RankingRouteQuery.graphql'
import { AccountFrame } from '../customers/AccountFrame.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { LoyaltyCard } from './LoyaltyCard.tsx'
import { RankProgress } from './RankProgress.tsx'
import styles from './Ranking.module.css'

/** Route `/my-account/ranking`: the customer's loyalty card, rank, and requirements of the next rank. */
export function RankingRoute() {
  const { viewer } = usePreloadedQuery<RankingRouteQuery>(
    graphql`
      query RankingRouteQuery @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
            ranking {
              ...LoyaltyCard_ranking
              ...RankProgress_ranking
            }
          }
        }
      }
    `,
    useRouteQuery<RankingRouteQuery>(),
  )
  const intl = useIntl()
  const { customer } = viewer
  return (
    <AccountFrame title={intl.formatMessage({ id: 'ranking.title' })} customer={customer}>
      {customer?.ranking ? (
        <div className={styles.page}>
          <LoyaltyCard ranking={customer.ranking} />
          <RankProgress ranking={customer.ranking} />
        </div>
      ) : (
        <p role="alert" className={styles.trouble}>
          <FormattedMessage id="ranking.trouble" />
        </p>
      )}
    </AccountFrame>
  )
}
