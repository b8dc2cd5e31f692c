import { STORES } from '@hogar/schema/stores.ts'
import type {
  MutationResolvers,
  OrderConnectionResolvers,
  OrderCreditResolvers,
  OrderLineResolvers,
  OrderResolvers,
} from '../__generated__/resolverTypes.ts'
import { totalSegments } from '../cart/totals/cartTotals.ts'
import { shownProductResolvers } from '../cart/sharing/shownProductResolvers.ts'
import { pageResolvers } from '../graph/connection.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { money } from '../graph/money.ts'
import { orderLineGuaranteeResolvers } from '../guarantees/resolvers.ts'
import { orderViewResolvers } from './tracking/orderViewResolvers.ts'
import { payOrderFromCreditLine } from './payOrderFromCreditLine.ts'
import { readOrderLine } from './readOrderLine.ts'
import { placeOrder } from './placeOrder.ts'
import { trackOrder } from './tracking/trackOrder.ts'

export const orderMutations = { placeOrder, payOrderFromCreditLine, trackOrder } satisfies Partial<MutationResolvers>

export const orderResolvers = {
  ...orderViewResolvers,
  id: ({ storeCode, number }) => toGlobalId('Order', storeCode, number),
  store: ({ placedIn }) => STORES.find(({ code }) => code === placedIn) ?? null,
  updatedAt: ({ updatedAt }) => updatedAt ?? null,
  billingAddress: ({ billingAddress }) => billingAddress ?? null,
  segments: ({ totals, currencyCode }, _arguments, { store }) =>
    totals ? totalSegments(totals, { currencyCode, language: store.language, hasShipping: true }) : [],
  credit: ({ credit, currencyCode, status }) =>
    credit ? { ...credit, currencyCode, isWaiting: status === 'PENDING' } : null,
  companyOrderNumber: ({ companyOrderNumber }) => companyOrderNumber ?? null,
  placedBy: ({ placedBy }) => placedBy ?? null,
  gift: ({ gift }) => gift ?? null,
  giftCards: ({ giftCards }) => [...(giftCards ?? [])],
  receiptProof: async ({ number, storeCode, receiptCode }, _arguments, { session, receiptProofs }) => {
    // A gateway proof holds the token of a guest's cart: a customer's order cannot be read by it.
    if (receiptCode) return receiptCode
    const placed = session.orders.find((order) => order.number === number)
    return placed ? receiptProofs.prove({ ...placed, store: storeCode }) : null
  },
} satisfies OrderResolvers

export const orderCreditResolvers = {
  amount: ({ amount, currencyCode }) => money(amount, currencyCode),
  approved: ({ approved, currencyCode }) => (approved === null ? null : money(approved, currencyCode)),
  rest: ({ rest = null, currencyCode }) => (rest === null ? null : money(rest, currencyCode)),
  line: ({ isWaiting, amount }, _arguments, context) => (isWaiting ? readOrderLine(context, amount) : null),
} satisfies OrderCreditResolvers

export const orderConnectionResolvers = pageResolvers satisfies OrderConnectionResolvers

export const orderLineResolvers = {
  ...shownProductResolvers,
  ...orderLineGuaranteeResolvers,
  unitPrice: ({ unitPrice, currencyCode }) => money(unitPrice, currencyCode),
  rowTotal: ({ rowTotal, currencyCode }) => money(rowTotal, currencyCode),
  choices: ({ chosen }) => chosen ?? {},
} satisfies OrderLineResolvers
