import { money } from '../../graph/money.ts'
import type { OrderMapper } from '../mappers.ts'
import { deliveredAt } from './deliveredAt.ts'
import { orderMoney } from '../orderMoney.ts'
import { isPaidOnDelivery, orderProgress } from '../orderStatus.ts'

type Viewed = Omit<OrderMapper, '__typename'>

/** Resolvers that an order shares with the views of it: stored orders may lack the newer fields. */
export const orderViewResolvers = {
  ...orderMoney,
  deliveredAt,
  total: ({ total, currencyCode }: Viewed) => money(total, currencyCode),
  progress: ({ statusLabel, paymentMethodCode }: Viewed) => orderProgress(statusLabel, paymentMethodCode),
  steps: ({ steps = [], paymentMethodCode }: Viewed) =>
    isPaidOnDelivery(paymentMethodCode) ? steps.filter(({ progress }) => progress !== 'PAYMENT_CONFIRMED') : steps,
  canceledAt: ({ canceledAt }: Viewed) => canceledAt ?? null,
  trackingUrl: ({ trackingUrl }: Viewed) => trackingUrl ?? null,
  pickupBranch: ({ pickupBranch }: Viewed) => pickupBranch ?? null,
}
