import type { CustomerResolvers, OrderLineResolvers } from '../__generated__/resolverTypes.ts'
import { isGone } from '../errors/isUpstreamError.ts'
import { orderNumberOf } from '../orders/ownOrder.ts'
import { decodeGuarantee, decodeGuaranteeContact } from './decodeGuarantee.ts'

/** Reads the contact of a guarantee for a customer's order; the platform decides whether the order is theirs. */
export const customerGuaranteeResolvers = {
  guaranteeContact: async (_customer, { orderId }, { upstream, store }) => {
    const number = orderNumberOf({ store }, orderId)
    if (number === null) return null
    try {
      return decodeGuaranteeContact(await upstream.call('guaranteeCustomer', { body: { order_id: number } }))
    } catch (error) {
      if (isGone(error)) return null
      throw error
    }
  },
} satisfies Pick<CustomerResolvers, 'guaranteeContact'>

/** Returns the guarantee of an order line. A line without a product id, from a stored copy of an order, has none. */
export const orderLineGuaranteeResolvers = {
  guarantee: ({ productId }, _arguments, { loaders }) =>
    productId ? loaders.guarantees.load(productId) : decodeGuarantee(null),
} satisfies Pick<OrderLineResolvers, 'guarantee'>
