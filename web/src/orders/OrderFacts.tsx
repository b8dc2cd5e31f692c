import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { orderedLabel } from '../checkout/address/graphAddress.ts'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { OrderPromises } from './OrderPromises.tsx'
import styles from './OrderSuccessPage.module.css'
import type { OrderFacts_order$data, OrderFacts_order$key } from '../__generated__/OrderFacts_order.graphql'

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
          readyFrom
          branch {
            name
            street
            postcode
            city
            hours
          }
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

type PickupPlaceProps = Readonly<{ pickup: NonNullable<OrderFacts_order$data['pickupBranch']>; person: string }>

/** Pickup branch of an order, with the person who picks it up and the first day. */
function PickupPlace({ pickup: { readyFrom, branch }, person }: PickupPlaceProps) {
  const formatDate = useFormatDate()
  const { name, street, postcode, city, hours } = branch
  const place = [postcode, city].filter(Boolean).join(' ')
  return (
    <>
      <span>{name}</span>
      {[street, place, hours, person].filter(Boolean).map((line) => (
        <span key={line} className={styles.addressLine}>
          {line}
        </span>
      ))}
      {readyFrom ? (
        <span className={styles.addressLine}>
          <FormattedMessage id="orders.readyFrom" values={{ day: formatDate(readyFrom, 'weekday') }} />
        </span>
      ) : null}
    </>
  )
}
