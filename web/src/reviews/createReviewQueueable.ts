import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { CREATE_REVIEW, REVIEW_SCOPE } from './createReviewName.ts'
import { createReviewMutation } from './useCreateReviewMutation.ts'

const variablesSchema = v.object({
  input: v.object({
    sku: v.string(),
    rating: v.number(),
    title: v.string(),
    detail: v.string(),
    nickname: v.string(),
  }),
})
const optimismSchema = v.object({ name: v.string() })

export type CreateReviewVariables = v.InferOutput<typeof variablesSchema>
export type CreateReviewOptimism = v.InferOutput<typeof optimismSchema>

/** A review, as the queue keeps it. There is nothing to draw: nobody is shown it before a moderator has read it. */
export const createReviewQueueable = defineQueueableMutation({
  name: CREATE_REVIEW,
  document: getRequest(createReviewMutation),
  scope: REVIEW_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: optimismSchema,
  applyOptimism: () => undefined,
})
