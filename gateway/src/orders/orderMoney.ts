import type { PaymentPlan } from '../__generated__/schemaTypes.ts'
import { cartTotals } from '../cart/totals/cartTotals.ts'
import type { CartTotalsMapper } from '../cart/mappers.ts'
import { shownPlan } from '../checkout/paymentPlan.ts'
import type { RequestScope } from '../app/requestScope.ts'
import type { OrderMapper } from './mappers.ts'

type Asked = Pick<RequestScope, 'store'>
type Viewed = Omit<OrderMapper, '__typename'>

/** Resolvers of amounts that an order and its receipt share. */
export const orderMoney = {
  totals: ({ totals, currencyCode, shippingAddress }: Viewed, _arguments: object, { store }: Asked) => {
    const context = { currencyCode, language: store.language, hasShipping: shippingAddress !== null }
    return totals === null ? null : cartTotals(totals, context)
  },
  paymentPlan: ({ plan, currencyCode }: Viewed): PaymentPlan | null => (plan ? shownPlan(plan, currencyCode) : null),
} satisfies Record<string, (order: Viewed, given: object, context: Asked) => CartTotalsMapper | PaymentPlan | null>
