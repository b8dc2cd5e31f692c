import type { ReviewConnectionResolvers, ReviewResolvers } from '../__generated__/resolverTypes.ts'
import { pageResolvers } from '../graph/connection.ts'
import { toGlobalId } from '../graph/globalId.ts'

export const reviewResolvers = {
  id: ({ storeCode, reviewId }) => toGlobalId('Review', storeCode, reviewId),
} satisfies ReviewResolvers

export const reviewConnectionResolvers = pageResolvers satisfies ReviewConnectionResolvers
