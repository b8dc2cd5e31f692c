import type {
  MutationResolvers,
  OrderConnectionResolvers,
  OrderLineResolvers,
  OrderResolvers,
} from '../__generated__/resolverTypes.ts'
import { totalSegments } from '../cart/cartTotals.ts'
import { shownProductResolvers } from '../cart/shownProductResolvers.ts'
import { pageResolvers } from '../graph/connection.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { money } from '../graph/money.ts'
import { orderLineGuaranteeResolvers } from '../guarantees/resolvers.ts'
import { orderProgress } from './orderStatus.ts'
import { placeOrder } from './placeOrder.ts'

export const orderMutations = { placeOrder } satisfies Partial<MutationResolvers>

export const orderResolvers = {
  id: ({ storeCode, number }) => toGlobalId('Order', storeCode, number),
  total: ({ total, currencyCode }) => money(total, currencyCode),
  canceledTotal: ({ canceledTotal, currencyCode }) => money(canceledTotal, currencyCode),
  segments: ({ totals, currencyCode }, _arguments, { store }) =>
    totals ? totalSegments(totals, { currencyCode, language: store.language, hasShipping: true }) : [],
  progress: ({ statusLabel }) => orderProgress(statusLabel),
  receiptProof: async ({ number, storeCode, receiptCode }, _arguments, { session, receiptProofs }) => {
    // A proof of ours holds the token of a guest's cart: what a customer has ordered it opens to nobody.
    if (receiptCode) return receiptCode
    const placed = session.orders.find((order) => order.number === number)
    return placed ? receiptProofs.prove({ ...placed, store: storeCode }) : null
  },
} satisfies OrderResolvers

export const orderConnectionResolvers = pageResolvers satisfies OrderConnectionResolvers

export const orderLineResolvers = {
  ...shownProductResolvers,
  ...orderLineGuaranteeResolvers,
  unitPrice: ({ unitPrice, currencyCode }) => money(unitPrice, currencyCode),
  rowTotal: ({ rowTotal, currencyCode }) => money(rowTotal, currencyCode),
  choices: ({ chosen }) => chosen ?? {},
} satisfies OrderLineResolvers
