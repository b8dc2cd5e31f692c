import type { QueryResolvers, ViewerResolvers } from '../__generated__/resolverTypes.ts'
import { pullCart } from '../cart/cartClient.ts'
import { readAheadTotals } from '../cart/cartState.ts'
import { readQuotes } from '../cart/quotes/quoteClient.ts'
import { selectedFields } from '../operations/selectedFields.ts'
import { readArrivalNotices } from './signIn/arrivalNotices.ts'
import { readCustomer } from './customerClient.ts'
import { endpointLack } from '../rest/missingEndpoint.ts'

/** Resolver of the query's viewer: the caller, guest or customer. */
export const viewerQueries = {
  viewer: () => ({}),
} satisfies Pick<QueryResolvers, 'viewer'>

/** Resolvers of what belongs to the caller alone. */
export const viewerResolvers = {
  customer: (_viewer, _arguments, context) => readCustomer(context),
  arrivalNotices: (_viewer, _arguments, context) => readArrivalNotices(context),
  cart: (...[, , context, info]) => {
    if (context.session.cartToken !== null && selectedFields(info).has('totals')) readAheadTotals(context)
    return pullCart(context)
  },
  quotes: async (_viewer, page, context) => {
    const read = await readQuotes(context, page)
    return context.upstream.lacks.has(endpointLack('quoteList')) ? null : read
  },
} satisfies ViewerResolvers
