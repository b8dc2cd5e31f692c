import type { QueryResolvers, ViewerResolvers } from '../__generated__/resolverTypes.ts'
import { pullCart } from '../cart/cartClient.ts'
import { readQuotes } from '../cart/quoteClient.ts'
import { readArrivalNotices } from '../customers/arrivalNotices.ts'
import { readCustomer } from '../customers/customerClient.ts'

export const sessionQueries = {
  viewer: () => ({}),
} satisfies Pick<QueryResolvers, 'viewer'>

export const viewerResolvers = {
  customer: (_viewer, _arguments, context) => readCustomer(context),
  arrivalNotices: (_viewer, _arguments, context) => readArrivalNotices(context),
  cart: (_viewer, _arguments, context) => pullCart(context),
  quotes: (_viewer, page, context) => readQuotes(context, page),
} satisfies ViewerResolvers
