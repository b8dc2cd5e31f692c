import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { QuestionListPageQuery } from '../__generated__/QuestionListPageQuery.graphql'
import type { QuestionList_product$key } from '../__generated__/QuestionList_product.graphql'
import { Button } from '../design/Button.tsx'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'
import { QUESTION_PAGE_SIZE } from './limits.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { QuestionSection } from './QuestionSection.tsx'
import styles from './Questions.module.css'

type QuestionListProps = Readonly<{ product: QuestionList_product$key; sku: string }>

/** Paginated questions about a product with the form for one. Renders nothing if the platform has no questions. */
export function QuestionList({ product, sku }: QuestionListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    QuestionListPageQuery,
    QuestionList_product$key
  >(
    graphql`
      fragment QuestionList_product on Product
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "QuestionListPageQuery") {
        questions(first: $first, after: $after) @connection(key: "QuestionList_questions") {
          edges {
            cursor
            node {
              ...QuestionCard_question
            }
          }
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  if (!data.questions) return null
  const onComplete = (error: Error | null) => {
    if (error) notify({ kind: 'danger', message: intl.formatMessage({ id: 'questions.moreFailed' }) })
  }
  return (
    <QuestionSection sku={sku}>
      {data.questions.edges.length === 0 ? (
        <FormattedMessage id="questions.empty" tagName="p" />
      ) : (
        <ul className={styles.list}>
          {data.questions.edges.map(({ cursor, node }) => (
            <li key={cursor} className={styles.item}>
              <QuestionCard question={node} />
            </li>
          ))}
        </ul>
      )}
      {hasNext ? (
        <div>
          <Button
            variant="secondary"
            isBusy={isLoadingNext}
            onClick={() => loadNext(QUESTION_PAGE_SIZE, { onComplete })}
          >
            <FormattedMessage id="questions.more" />
          </Button>
        </div>
      ) : null}
    </QuestionSection>
  )
}
