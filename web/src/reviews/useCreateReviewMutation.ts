import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import type { Outcome } from '../offline/outcome.ts'
import { CREATE_REVIEW } from './createReviewName.ts'
import type { CreateReviewOptimism, CreateReviewVariables } from './createReviewQueueable.ts'

export const createReviewMutation = graphql`
  mutation useCreateReviewMutation($input: CreateReviewInput!) {
    createReview(input: $input) {
      userErrors {
        code
        message
        field
      }
      notices {
        code
        message
      }
    }
  }
`

/** Hands in a review of a product, which is told of by its name while it waits. */
export function useCreateReviewMutation(): (
  review: CreateReviewVariables['input'],
  about: CreateReviewOptimism,
) => Promise<Outcome> {
  const enqueue = useQueuedMutation<CreateReviewVariables, CreateReviewOptimism>(CREATE_REVIEW)
  return useCallback((input, about) => enqueue({ input }, about), [enqueue])
}
