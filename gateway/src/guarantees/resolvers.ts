import type { CustomerResolvers, OrderLineResolvers } from '../__generated__/resolverTypes.ts'
import { isGone } from '../cart/cartClient.ts'
import { orderNumberOf } from '../orders/ownOrder.ts'
import { decodeGuarantee, decodeGuaranteeContact } from './decodeGuarantee.ts'

/** What of a guarantee a customer is asked for; the platform says whether the order is theirs. */
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

/** A line that names no product, of an order that is shown again as it was kept, has the guarantee of one that nobody knows. */
export const orderLineGuaranteeResolvers = {
  guarantee: ({ productId }, _arguments, { loaders }) =>
    productId ? loaders.guarantees.load(productId) : decodeGuarantee(null),
} satisfies Pick<OrderLineResolvers, 'guarantee'>
