import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderDelivery_order$key } from '../../__generated__/OrderDelivery_order.graphql'
import styles from './OrderDetails.module.css'

/** Carrier and tracking number of an order; renders nothing while both are unknown. */
export function OrderDelivery({ order }: Readonly<{ order: OrderDelivery_order$key }>) {
  const { guideNumber, deliveryCompany, trackingUrl } = useFragment(
    graphql`
      fragment OrderDelivery_order on OrderView {
        guideNumber
        deliveryCompany
        trackingUrl
      }
    `,
    order,
  )
  if (guideNumber === null && deliveryCompany === null) return null
  return (
    <dl className={styles.delivery}>
      {deliveryCompany ? (
        <div>
          <dt>
            <FormattedMessage id="customers.carrier" />
          </dt>
          <dd>{deliveryCompany}</dd>
        </div>
      ) : null}
      {guideNumber ? (
        <div>
          <dt>
            <FormattedMessage id="customers.guideNumber" />
          </dt>
          <dd>{guideNumber}</dd>
        </div>
      ) : null}
      {trackingUrl ? (
        <div>
          <dt>
            <FormattedMessage id="customers.parcel" />
          </dt>
          <dd>
            <a href={trackingUrl} rel="noreferrer" className={styles.track}>
              <FormattedMessage id="customers.trackParcel" />
            </a>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
