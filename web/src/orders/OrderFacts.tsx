import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { orderedLabel } from '../checkout/address/graphAddress.ts'
import { OrderPromises } from './OrderPromises.tsx'
import { PickupPlace } from './PickupPlace.tsx'
import styles from './OrderSuccessPage.module.css'
import type { OrderFacts_order$key } from '../__generated__/OrderFacts_order.graphql'

type OrderFactsProps = Readonly<{ order: OrderFacts_order$key }>

/** Destination, shipping method and payment method of an order. */
export function OrderFacts({ order: key }: OrderFactsProps) {
  const order = useFragment(
    graphql`
      fragment OrderFacts_order on Order {
        shippingMethodTitle
        paymentMethodTitle
        ...OrderPromises_order
        pickupBranch {
          ...PickupPlace_pickup
        }
        shippingAddress {
          ...graphAddress_ordered
        }
      }
    `,
    key,
  )
  const { pickupBranch, shippingAddress, shippingMethodTitle, paymentMethodTitle } = order
  const address = shippingAddress ? orderedLabel(shippingAddress) : null
  return (
    <dl className={styles.facts}>
      {pickupBranch ? (
        <div>
          <dt>
            <FormattedMessage id="orders.pickup" />
          </dt>
          <dd>
            <PickupPlace pickup={pickupBranch} person={address?.name ?? ''} />
          </dd>
        </div>
      ) : null}
      {address && !pickupBranch ? (
        <div>
          <dt>
            <FormattedMessage id="orders.address" />
          </dt>
          <dd>
            <span>{address.name}</span>
            {[...address.street, ...address.lines].map((line) => (
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
