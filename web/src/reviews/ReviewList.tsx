import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import pageQuery, { type ReviewListPageQuery } from '../__generated__/ReviewListPageQuery.graphql'
import type { ReviewList_product$key } from '../__generated__/ReviewList_product.graphql'
import { Button } from '../design/Button.tsx'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'
import { REVIEW_PAGE_SIZE } from './limits.ts'
import { CustomerPhotos } from './photos/CustomerPhotos.tsx'
import { ReviewAverage } from './ReviewAverage.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewDistribution } from './ReviewDistribution.tsx'
import { ALL_REVIEWS, type ReviewChoice, useReviewChoice } from './useReviewChoice.ts'
import styles from './ReviewList.module.css'

type Props = Readonly<{
  product: ReviewList_product$key
  /** True once the shopper has sent a review that is not listed yet. */
  hasWritten: boolean
}>

/** Paginated reviews of a product below their average and distribution. */
export function ReviewList({ product, hasWritten }: Props) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ReviewListPageQuery,
    ReviewList_product$key
  >(
    graphql`
      fragment ReviewList_product on Product
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        stars: { type: "Int" }
        withPhotos: { type: "Boolean" }
      )
      @refetchable(queryName: "ReviewListPageQuery") {
        id
        reviews(first: $first, after: $after, stars: $stars, withPhotos: $withPhotos)
          @connection(key: "ReviewList_reviews", filters: ["stars", "withPhotos"]) {
          totalCount
          ...ReviewAverage_reviews
          ...ReviewDistribution_reviews
          ...CustomerPhotos_reviews
          edges {
            node {
              id
              ...ReviewCard_review
            }
          }
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const [choice, choose] = useReviewChoice({
    query: pageQuery,
    variablesOf: (chosen) => ({
      id: data.id,
      first: REVIEW_PAGE_SIZE,
      stars: chosen.stars,
      withPhotos: chosen.withPhotos || null,
    }),
    refetch,
  })
  if (!data.reviews) return <FormattedMessage id="reviews.trouble" tagName="p" />
  const { edges, totalCount } = data.reviews
  if (totalCount === 0 && choice.stars === null && !choice.withPhotos)
    return <FormattedMessage id={hasWritten ? 'reviews.emptyWaiting' : 'reviews.empty'} tagName="p" />
  const onComplete = (error: Error | null) => {
    if (error) notify({ kind: 'danger', message: intl.formatMessage({ id: 'reviews.moreFailed' }) })
  }
  return (
    <div className={styles.reviews}>
      <ReviewAverage reviews={data.reviews} />
      <ReviewDistribution
        reviews={data.reviews}
        chosen={choice.stars}
        onChoose={(to) => choose({ stars: to, withPhotos: false })}
      />
      <CustomerPhotos
        reviews={data.reviews}
        isChosen={choice.withPhotos}
        onChoose={(to) => choose({ stars: null, withPhotos: to })}
      />
      <ChoiceNote choice={choice} count={totalCount} onShowAll={() => choose(ALL_REVIEWS)} />
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <li key={node.id} className={styles.item}>
            <ReviewCard review={node} />
          </li>
        ))}
      </ul>
      {hasNext ? (
        <div>
          <Button variant="secondary" isBusy={isLoadingNext} onClick={() => loadNext(REVIEW_PAGE_SIZE, { onComplete })}>
            <FormattedMessage id="reviews.more" />
          </Button>
        </div>
      ) : null}
    </div>
  )
}

type ChoiceNoteProps = Readonly<{ choice: ReviewChoice; count: number; onShowAll: () => void }>

/** Says how many reviews a choice has, with the way back to all of them; silent without a choice. */
function ChoiceNote({ choice: { stars, withPhotos }, count, onShowAll }: ChoiceNoteProps) {
  return (
    <>
      <output className={styles.chosen}>
        {stars === null ? null : <FormattedMessage id="reviews.withStars" values={{ stars, count }} tagName="p" />}
        {withPhotos ? <FormattedMessage id="reviews.withPhotos" values={{ count }} tagName="p" /> : null}
      </output>
      {stars === null && !withPhotos ? null : (
        <div>
          <Button variant="secondary" onClick={onShowAll}>
            <FormattedMessage id="reviews.showAll" />
          </Button>
        </div>
      )}
    </>
  )
}
