import type { QueryResolvers, ViewerResolvers } from '../__generated__/resolverTypes.ts'
import { pullCart } from '../cart/cartClient.ts'
import { readQuotes } from '../cart/quotes/quoteClient.ts'
import { readArrivalNotices } from '../customers/signIn/arrivalNotices.ts'
import { readCustomer } from '../customers/customerClient.ts'
import { endpointLack } from '../upstream/missingEndpoint.ts'

export const sessionQueries = {
  viewer: () => ({}),
} satisfies Pick<QueryResolvers, 'viewer'>

export const viewerResolvers = {
  customer: (_viewer, _arguments, context) => readCustomer(context),
  arrivalNotices: (_viewer, _arguments, context) => readArrivalNotices(context),
  cart: (_viewer, _arguments, context) => pullCart(context),
  quotes: async (_viewer, page, context) => {
    const read = await readQuotes(context, page)
    return context.upstream.lacks.has(endpointLack('quoteList')) ? null : read
  },
} satisfies ViewerResolvers
