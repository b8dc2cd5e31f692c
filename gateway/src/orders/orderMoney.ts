import Big from 'big.js'
import type { PaymentPlan } from '../__generated__/schemaTypes.ts'
import { cartTotals } from '../cart/totals/cartTotals.ts'
import type { CartTotalsMapper } from '../cart/mappers.ts'
import { type MoneyValue, money } from '../graph/money.ts'
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
  canceledTotal: ({ canceledTotal, currencyCode }: Viewed) => money(canceledTotal, currencyCode),
  currentTotal: ({ total, canceledTotal, currencyCode }: Viewed) => {
    const left = new Big(total).minus(canceledTotal)
    return money(left.gt(0) ? left : 0, currencyCode)
  },
  paidTotal: ({ paidTotal, currencyCode }: Viewed) => knownMoney(paidTotal, currencyCode),
  refundedTotal: ({ refundedTotal = null, currencyCode }: Viewed) => knownMoney(refundedTotal, currencyCode),
  dueTotal: ({ dueTotal = null, currencyCode }: Viewed) => knownMoney(dueTotal, currencyCode),
  paymentPlan: ({ plan, currencyCode }: Viewed): PaymentPlan | null => (plan ? shownPlan(plan, currencyCode) : null),
} satisfies Record<
  string,
  (order: Viewed, given: object, context: Asked) => CartTotalsMapper | PaymentPlan | MoneyValue | null
>

function knownMoney(amount: number | null, currencyCode: string): MoneyValue | null {
  return amount === null ? null : money(amount, currencyCode)
}
