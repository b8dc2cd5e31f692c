import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { fullName } from '../checkout/fullName.ts'
import styles from './OrderSuccessPage.module.css'
import type { OrderFacts_order$key } from '../__generated__/OrderFacts_order.graphql'

type OrderFactsProps = Readonly<{ order: OrderFacts_order$key }>

/** Where the order goes to, how, and how it is paid. */
export function OrderFacts({ order }: OrderFactsProps) {
  const { shippingAddress, shippingMethodTitle, paymentMethodTitle } = useFragment(
    graphql`
      fragment OrderFacts_order on Order {
        shippingMethodTitle
        paymentMethodTitle
        shippingAddress {
          firstName
          lastName
          mothersName
          street
          postcode
          city
          region
          crossStreet
          telephone
        }
      }
    `,
    order,
  )
  const { firstName = '', lastName = '', mothersName } = shippingAddress ?? {}
  const name = fullName({ firstName, lastName, mothersName })
  return (
    <dl className={styles.facts}>
      {shippingAddress ? (
        <div>
          <dt>
            <FormattedMessage id="orders.address" />
          </dt>
          <dd>
            <span>{name}</span>
            {shippingAddress.street.map((line) => (
              <span key={line} className={styles.addressLine}>
                {line}
              </span>
            ))}
            <span className={styles.addressLine}>
              {[`${shippingAddress.postcode} ${shippingAddress.city}`, shippingAddress.region]
                .filter(Boolean)
                .join(', ')}
            </span>
            {shippingAddress.crossStreet ? (
              <span className={styles.addressLine}>{shippingAddress.crossStreet}</span>
            ) : null}
            <span className={styles.addressLine}>{shippingAddress.telephone}</span>
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
    </dl>
  )
}
