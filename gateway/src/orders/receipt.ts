import { placeLine } from '@hogar/schema/placeLine.ts'
import type { QueryResolvers, ReceiptResolvers } from '../__generated__/resolverTypes.ts'
import { totalSegments } from '../cart/totals/cartTotals.ts'
import { money } from '../graph/money.ts'
import { deliveredAt } from './tracking/deliveredAt.ts'
import { initials, maskedEmail } from './maskPerson.ts'
import { orderMoney } from './orderMoney.ts'
import { readOrderBy, readOrderByCode } from './orderClient.ts'

export const receiptQueries = {
  receipt: async (_root, { proof }, context) => {
    const proven = await context.receiptProofs.read(proof)
    // Not a proof of the gateway: it may be a code from one of the platform's mails.
    if (proven === null) return readOrderByCode(context, proof)
    return proven.store === context.store.code ? readOrderBy(context, proven) : null
  },
} satisfies Pick<QueryResolvers, 'receipt'>

/** Resolvers of a receipt: an order without data that identifies the buyer. */
export const receiptResolvers = {
  ...orderMoney,
  deliveredAt,
  total: ({ total, currencyCode }) => money(total, currencyCode),
  tax: ({ totals, currencyCode }) =>
    totals?.tax_amount === null || totals === null ? null : money(totals.tax_amount, currencyCode),
  segments: ({ totals, currencyCode }, _arguments, { store }) =>
    totals ? totalSegments(totals, { currencyCode, language: store.language, hasShipping: true }) : [],
  recipient: ({ shippingAddress }) => {
    if (!shippingAddress) return null
    const { firstName, lastName, mothersName } = shippingAddress
    return initials([firstName, lastName, mothersName ?? ''])
  },
  destination: ({ shippingAddress, pickupBranch }) => {
    // A branch is a public address, so it may be shown in full.
    if (pickupBranch) return `${pickupBranch.branch.name}, ${pickupBranch.branch.street}`
    if (!shippingAddress) return null
    return placeLine(shippingAddress)
  },
  email: ({ email }) => maskedEmail(email),
} satisfies ReceiptResolvers
