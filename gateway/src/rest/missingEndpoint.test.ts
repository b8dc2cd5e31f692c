import { expect, it } from 'vitest'
import { ENDPOINTS, type EndpointName } from './endpoints.ts'
import { isMissing } from './missingEndpoint.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'

const page404 = (endpoint: string) => new UpstreamFailure({ kind: 'invalid', endpoint, status: 404, detail: 'HTML' })

/** The calls of the public contract: a shop cannot do without them. */
const CONTRACT = [
  'catalogueSearch', 'urlMap', 'stockList', 'stockCheck', 'renderList', 'reviewCreate', 'cartCreate', 'cartPull', 'cartUpdate', 'cartDelete', 'cartTotals',
  'cartPaymentMethods', 'cartShippingMethods', 'cartShippingInformation', 'cartCollectTotals', 'cartApplyCoupon', 'cartDeleteCoupon', 'orderPlace', 'orderSync',
  'customerCreate', 'customerLogin', 'customerRefresh', 'customerRead', 'customerUpdate', 'customerChangePassword', 'customerForgotPassword', 'customerResetPassword', 'orderHistory',
] as const satisfies readonly EndpointName[] // prettier-ignore

it('takes a page with 404 for a missing call where the public contract does not have it, and nowhere else', () => {
  const names = Object.keys(ENDPOINTS) as EndpointName[]
  const core = new Set<string>(CONTRACT)
  expect(names.filter((name) => !isMissing(name, page404(name)))).toEqual(names.filter((name) => core.has(name)))
})

it('takes no other failure for it', () => {
  const failure = new UpstreamFailure({ kind: 'unavailable', endpoint: 'wishLists', status: 503, detail: 'HTML' })
  expect(isMissing('wishLists', failure)).toBe(false)
})
