import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { ProductQuestionsQuery } from '../__generated__/ProductQuestionsQuery.graphql'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { QUESTION_PAGE_SIZE } from './limits.ts'
import { QuestionList } from './QuestionList.tsx'

type ProductQuestionsProps = Readonly<{ id: string; sku: string }>

/** Questions about a product, fetched on first render. Renders nothing while they load, and if they fail to. */
export function ProductQuestions({ id, sku }: ProductQuestionsProps) {
  return (
    <LoadBoundary>
      <Suspense fallback={null}>
        <LoadedQuestions id={id} sku={sku} />
      </Suspense>
    </LoadBoundary>
  )
}

function LoadedQuestions({ id, sku }: ProductQuestionsProps) {
  const { node } = useLazyLoadQuery<ProductQuestionsQuery>(
    graphql`
      query ProductQuestionsQuery($id: ID!, $first: Int!) {
        node(id: $id) {
          ... on Product @alias(as: "product") {
            ...QuestionList_product @arguments(first: $first)
          }
        }
      }
    `,
    { id, first: QUESTION_PAGE_SIZE },
    { fetchPolicy: 'store-or-network' },
  )
  return node?.product ? <QuestionList product={node.product} sku={sku} /> : null
}
