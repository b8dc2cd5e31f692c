import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { CreditPanel } from '../credit/CreditPanel.tsx'
import { DeliveryDays } from '../delivery/DeliveryDays.tsx'
import { PlanText } from './payment/PlanText.tsx'
import type { OrderPromises_order$key } from '../__generated__/OrderPromises_order.graphql'

/** Delivery estimate, instalments and credit that were agreed with an order. */
export function OrderPromises({ order }: Readonly<{ order: OrderPromises_order$key }>) {
  const { deliveryEstimate, pickupBranch, paymentPlan, total, totals } = useFragment(
    graphql`
      fragment OrderPromises_order on OrderView {
        deliveryEstimate {
          ...DeliveryDays_estimate
        }
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
  return (
    <>
      {deliveryEstimate && !pickupBranch ? (
        <div>
          <dt>
            <FormattedMessage id="orders.receiptDelivery" />
          </dt>
          <dd>
            <DeliveryDays estimate={deliveryEstimate} />
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
