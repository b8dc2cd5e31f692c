import { startTransition } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { PromotionIndex_query$key } from '../../__generated__/PromotionIndex_query.graphql'
import type { PromotionIndexPaginationQuery } from '../../__generated__/PromotionIndexPaginationQuery.graphql'
import { EmptyState } from '../../design/EmptyState.tsx'
import { ErrorState } from '../../design/ErrorState.tsx'
import { DepartmentChips } from './DepartmentChips.tsx'
import { MorePromotions } from './MorePromotions.tsx'
import { type CardHeading, PromotionCard } from './PromotionCard.tsx'
import styles from './PromotionIndex.module.css'

/** Number of cards whose pictures are visible without scrolling on a small screen. */
const IN_SIGHT = 1

type Props = Readonly<{ query: PromotionIndex_query$key; heading: CardHeading }>

/** Renders running promotions as cards, by department, a page at a time. */
export function PromotionIndex({ query, heading }: Props) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    PromotionIndexPaginationQuery,
    PromotionIndex_query$key
  >(
    graphql`
      fragment PromotionIndex_query on Query
      @refetchable(queryName: "PromotionIndexPaginationQuery")
      @argumentDefinitions(
        store: { type: "String" }
        department: { type: "String" }
        count: { type: "Int!" }
        after: { type: "String" }
      ) {
        promotions(store: $store, department: $department, first: $count, after: $after)
          @connection(key: "PromotionIndex_promotions") {
          totalCount
          # The server keeps the page until then.
          # eslint-disable-next-line relay/unused-fields
          nextChangeAt
          ...DepartmentChips_connection
          edges {
            node {
              id
              ...PromotionCard_promotion
            }
          }
          pageInfo {
            endCursor
          }
        }
      }
    `,
    query,
  )
  const intl = useIntl()
  const { promotions } = data
  if (!promotions) {
    return (
      <ErrorState
        title={intl.formatMessage({ id: 'promotions.failed' })}
        onRetry={() => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))}
      />
    )
  }
  const { edges, totalCount, pageInfo } = promotions
  return (
    <div className={styles.index}>
      <DepartmentChips connection={promotions} />
      {edges.length === 0 ? (
        <EmptyState icon="calendar" title={intl.formatMessage({ id: 'promotions.none' })}>
          <p>{intl.formatMessage({ id: 'promotions.noneText' })}</p>
        </EmptyState>
      ) : (
        <ul className={styles.cards} aria-busy={isLoadingNext}>
          {edges.map(({ node }, at) => (
            <li key={node.id}>
              <PromotionCard promotion={node} heading={heading} isPriority={at < IN_SIGHT} />
            </li>
          ))}
        </ul>
      )}
      <MorePromotions
        more={{ hasNext, isLoadingNext, loadNext }}
        shown={edges.length}
        total={totalCount}
        endCursor={pageInfo.endCursor}
      />
    </div>
  )
}
