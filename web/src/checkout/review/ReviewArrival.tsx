import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { DeliveryDays } from '../../delivery/DeliveryDays.tsx'
import { Icon } from '../../design/Icon.tsx'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import styles from './ReviewGoods.module.css'
import type { ReviewArrival_cart$key } from '../../__generated__/ReviewArrival_cart.graphql'

/** Line of the review that says how and when the order arrives, or where and from when it is picked up. */
export function ReviewArrival({ cart }: Readonly<{ cart: ReviewArrival_cart$key }>) {
  const { isVirtual, selectedShippingMethod, pickupBranch } = useFragment(
    graphql`
      fragment ReviewArrival_cart on Cart {
        isVirtual
        selectedShippingMethod {
          title
          deliveryEstimate {
            ...DeliveryDays_estimate
          }
        }
        pickupBranch {
          readyFrom
          branch {
            name
          }
        }
      }
    `,
    cart,
  )
  const formatDate = useFormatDate()
  if (isVirtual || !selectedShippingMethod) return null
  const { title, deliveryEstimate } = selectedShippingMethod
  const readyFrom = pickupBranch?.readyFrom
  return (
    <p className={styles.arrival}>
      <Icon name={pickupBranch ? 'check' : 'truck'} size={20} />
      <span>
        {pickupBranch ? (
          <span>
            <FormattedMessage id="orders.pickup" /> {pickupBranch.branch.name}
          </span>
        ) : (
          <span>{title}</span>
        )}
        {readyFrom ? (
          <strong>
            <FormattedMessage id="branches.readyFrom" values={{ day: formatDate(readyFrom, 'weekday') }} />
          </strong>
        ) : !pickupBranch && deliveryEstimate ? (
          <strong>
            <DeliveryDays estimate={deliveryEstimate} />
          </strong>
        ) : null}
      </span>
    </p>
  )
}
