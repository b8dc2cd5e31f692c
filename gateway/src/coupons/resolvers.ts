import type { CustomerCouponConnectionResolvers, CustomerResolvers } from '../__generated__/resolverTypes.ts'
import { pageRequest, pageResolvers, tailWindow } from '../graph/connection.ts'
import { noneIfMissing } from '../errors/isUpstreamError.ts'
import { readCustomerCoupons } from './couponClient.ts'

export const customerCouponResolvers = {
  coupons: async (customer, given, context) => {
    // Invalid arguments are refused before the call.
    const request = pageRequest(given, 'coupons')
    const coupons = await noneIfMissing(readCustomerCoupons(context, customer), null)
    if (coupons === null) return null
    const { list, offset, size } = request.kind === 'window' ? request : tailWindow(request, coupons.length)
    return { list, items: coupons.slice(offset, offset + size), offset, totalCount: coupons.length }
  },
} satisfies Pick<CustomerResolvers, 'coupons'>

export const customerCouponConnectionResolvers = pageResolvers satisfies CustomerCouponConnectionResolvers
