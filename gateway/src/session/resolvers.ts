import type { QueryResolvers, ViewerResolvers } from '../__generated__/resolverTypes.ts'
import { pullCart } from '../cart/cartClient.ts'

export const sessionQueries = {
  viewer: () => ({}),
} satisfies Pick<QueryResolvers, 'viewer'>

export const viewerResolvers = {
  cart: (_viewer, _arguments, context) => pullCart(context),
} satisfies ViewerResolvers
