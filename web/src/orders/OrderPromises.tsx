import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { CreditPanel } from '../credit/CreditPanel.tsx'
import { DeliveryText, hasDeliveryDay } from './DeliveryText.tsx'
import { PlanText } from './payment/PlanText.tsx'
import type { OrderPromises_order$key } from '../__generated__/OrderPromises_order.graphql'

/** Delivery estimate, instalments and credit that were agreed with an order. */
export function OrderPromises({ order }: Readonly<{ order: OrderPromises_order$key }>) {
  const { status, deliveryEstimate, deliveredAt, pickupBranch, paymentPlan, total, totals } = useFragment(
    graphql`
      fragment OrderPromises_order on OrderView {
        status
        deliveryEstimate {
          ...DeliveryDays_estimate
        }
        deliveredAt
        pickupBranch {
          __typename
        }
        paymentPlan {
          ...PlanText_plan
        }
        total {
          ...Amount_money
        }
        totals {
          credit {
            offer {
              ...CreditPanel_offer
            }
          }
        }
      }
    `,
    order,
  )
  const delivery = { status, deliveryEstimate, deliveredAt }
  return (
    <>
      {hasDeliveryDay(delivery) && !pickupBranch ? (
        <div>
          <dt>
            <FormattedMessage id="orders.receiptDelivery" />
          </dt>
          <dd>
            <DeliveryText delivery={delivery} />
          </dd>
        </div>
      ) : null}
      {paymentPlan ? (
        <div>
          <dt>
            <FormattedMessage id="orders.receiptPlan" />
          </dt>
          <dd>
            <PlanText plan={paymentPlan} total={total} />
          </dd>
        </div>
      ) : null}
      {totals?.credit?.offer ? (
        <div>
          <dt>
            <FormattedMessage id="orders.receiptCredit" />
          </dt>
          <dd>
            <CreditPanel offer={totals.credit.offer} />
          </dd>
        </div>
      ) : null}
    </>
  )
}
