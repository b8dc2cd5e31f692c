import type { ReviewConnectionResolvers, ReviewResolvers } from '../__generated__/resolverTypes.ts'
import { cursorOf, pageInfo } from '../graph/connection.ts'
import { toGlobalId } from '../graph/globalId.ts'

export const reviewResolvers = {
  id: ({ storeCode, reviewId }) => toGlobalId('Review', storeCode, reviewId),
} satisfies ReviewResolvers

export const reviewConnectionResolvers = {
  nodes: ({ items }) => items,
  edges: ({ items, offset }) => items.map((node, index) => ({ node, cursor: cursorOf(offset + index) })),
  pageInfo: (page) => pageInfo(page),
} satisfies ReviewConnectionResolvers
