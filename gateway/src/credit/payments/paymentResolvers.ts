import type {
  CreditPaymentLineResolvers,
  CreditPaymentResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../__generated__/resolverTypes.ts'
import { parseGlobalId, toGlobalId } from '../../graph/globalId.ts'
import { readInvoices } from '../accounts/accountClient.ts'
import { payCredit } from './payCredit.ts'
import { findPayment } from './paymentClient.ts'
import { transferForCredit } from './transferForCredit.ts'

export const creditPaymentQueries = {
  creditPayment: async (_root, { id }, context) => {
    // From an address that anyone can type: another text names a payment that does not exist.
    const named = parseGlobalId(id)
    const isHere = named?.type === 'CreditPayment' && named.storeCode === context.store.code
    const [paymentId] = isHere ? named.keys : []
    return paymentId === undefined ? null : findPayment(context, paymentId)
  },
} satisfies Pick<QueryResolvers, 'creditPayment'>

export const creditPaymentMutations = { payCredit, transferForCredit } satisfies MutationResolvers

export const creditPaymentResolvers = {
  id: ({ storeCode, paymentId }) => toGlobalId('CreditPayment', storeCode, paymentId),
} satisfies CreditPaymentResolvers

/** Resolvers of a part of a payment. The credits of all parts share one call, as equal reads of a request do. */
export const creditPaymentLineResolvers = {
  invoice: async ({ reader, invoiceNumber }, _arguments, context) => {
    const known = await readInvoices(context, { reader, customerId: null })
    return known?.find(({ number }) => number === invoiceNumber) ?? null
  },
} satisfies CreditPaymentLineResolvers
