import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TrackedFacts_order$key } from '../../__generated__/TrackedFacts_order.graphql'
import { OrderPromises } from '../OrderPromises.tsx'
import { PickupPlace } from '../PickupPlace.tsx'
import styles from '../OrderSuccessPage.module.css'

/** Destination, delivery days and payment method of an order, without its address. */
export function TrackedFacts({ order: key }: Readonly<{ order: TrackedFacts_order$key }>) {
  const order = useFragment(
    graphql`
      fragment TrackedFacts_order on TrackedOrder {
        recipient
        destination
        shippingMethodTitle
        paymentMethodTitle
        pickupBranch {
          ...PickupPlace_pickup
        }
        ...OrderPromises_order
      }
    `,
    key,
  )
  const { recipient, destination, shippingMethodTitle, paymentMethodTitle, pickupBranch } = order
  return (
    <dl className={styles.facts}>
      {pickupBranch ? (
        <div>
          <dt>
            <FormattedMessage id="orders.pickup" />
          </dt>
          <dd>
            <PickupPlace pickup={pickupBranch} person={recipient ?? ''} />
          </dd>
        </div>
      ) : null}
      {destination && !pickupBranch ? (
        <div>
          <dt>
            <FormattedMessage id="tracking.destination" />
          </dt>
          <dd>
            {[recipient, destination].filter(Boolean).map((line) => (
              <span key={line} className={styles.addressLine}>
                {line}
              </span>
            ))}
          </dd>
        </div>
      ) : null}
      {shippingMethodTitle ? (
        <div>
          <dt>
            <FormattedMessage id="orders.shippingMethod" />
          </dt>
          <dd>{shippingMethodTitle}</dd>
        </div>
      ) : null}
      {paymentMethodTitle ? (
        <div>
          <dt>
            <FormattedMessage id="orders.paymentMethod" />
          </dt>
          <dd>{paymentMethodTitle}</dd>
        </div>
      ) : null}
      <OrderPromises order={order} />
    </dl>
  )
}
