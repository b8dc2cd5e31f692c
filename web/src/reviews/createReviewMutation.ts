import { graphql } from 'react-relay/hooks'
import * as v from 'valibot'
import { queuedMutation } from '../offline/queuedMutation.ts'
import { createReviewSchema } from './createReviewSchema.ts'

const optimismSchema = v.object({
  name: v.string(),
  /** Path of the form inside the store: a refused review returns there. Missing in tasks of an older version. */
  path: v.optional(v.string()),
})

/**
 * Mutation that submits a review with its photos, which wait for a network together. Has no optimistic update: a moderator reads each review before it is shown.
 */
export const createReviewMutation = queuedMutation({
  document: graphql`
    mutation createReviewMutation($input: CreateReviewInput!) {
      createReview(input: $input) {
        ...mutationPayload_payload
      }
    }
  `,
  scope: 'reviews',
  countsEachTime: true,
  variables: createReviewSchema,
  snapshot: optimismSchema,
  describe: (_variables, { name }) => ({ kind: 'review', name }),
})
