import type { QueryResolvers, ReceiptResolvers } from '../__generated__/resolverTypes.ts'
import { totalSegments } from '../cart/cartTotals.ts'
import { money } from '../graph/money.ts'
import { initials, maskedEmail } from './maskPerson.ts'
import { readOrderBy, readOrderByCode } from './orderClient.ts'

export const receiptQueries = {
  receipt: async (_root, { proof }, context) => {
    const proven = await context.receiptProofs.read(proof)
    // What we have not made ourselves may be the platform's, out of one of its mails.
    if (proven === null) return readOrderByCode(context, proof)
    return proven.store === context.store.code ? readOrderBy(context, proven) : null
  },
} satisfies Pick<QueryResolvers, 'receipt'>

/** An order without what tells who bought it. */
export const receiptResolvers = {
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
  destination: ({ shippingAddress }) => {
    if (!shippingAddress) return null
    const { postcode, city, region } = shippingAddress
    return [`${postcode} ${city}`.trim(), region].filter(Boolean).join(', ')
  },
  email: ({ email }) => maskedEmail(email),
} satisfies ReceiptResolvers
