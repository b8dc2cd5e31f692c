import type { CustomerCouponConnectionResolvers, CustomerResolvers } from '../__generated__/resolverTypes.ts'
import { pageOfAll, pageRequest, pageResolvers } from '../graph/connection.ts'
import { noneIfMissing } from '../errors/isUpstreamError.ts'
import { readCustomerCoupons } from './couponClient.ts'

export const customerCouponResolvers = {
  coupons: async (customer, given, context) => {
    // Invalid arguments are refused before the call.
    const request = pageRequest(given, 'coupons')
    const coupons = await noneIfMissing(readCustomerCoupons(context, customer), null)
    return coupons && pageOfAll(coupons, request)
  },
} satisfies Pick<CustomerResolvers, 'coupons'>

export const customerCouponConnectionResolvers = pageResolvers satisfies CustomerCouponConnectionResolvers
