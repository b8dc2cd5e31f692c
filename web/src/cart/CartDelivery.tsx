import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Icon } from '../design/Icon.tsx'
import { useFormatDeliveryDays } from '../delivery/useFormatDeliveryDays.ts'
import { isSoldOut } from './lines/isSoldOut.ts'
import styles from './CartDelivery.module.css'
import type { CartDelivery_cart$key } from '../__generated__/CartDelivery_cart.graphql'

type CartDeliveryProps = Readonly<{ cart: CartDelivery_cart$key; isUpdating: boolean }>

/**
 * Note that a virtual cart is not shipped, else the delivery estimate of the whole cart. The estimate is hidden while
 * the cart is updating, and beside a line that is sold out.
 */
export function CartDelivery({ cart, isUpdating }: CartDeliveryProps) {
  const { isVirtual, deliveryEstimate, lines } = useFragment(
    graphql`
      fragment CartDelivery_cart on Cart {
        isVirtual
        lines {
          ...isSoldOut_line
        }
        deliveryEstimate {
          earliest
          latest
          madeToOrderDays
        }
      }
    `,
    cart,
  )
  const intl = useIntl()
  const formatDays = useFormatDeliveryDays()
  const when =
    isUpdating || !deliveryEstimate || lines.some(isSoldOut)
      ? null
      : formatDays({
          earliest: deliveryEstimate.earliest,
          latest: deliveryEstimate.latest,
          madeToOrderDays: deliveryEstimate.madeToOrderDays,
        })
  if (!isVirtual && when === null) return null
  return (
    <p className={styles.delivery}>
      <Icon name={isVirtual ? 'check' : 'truck'} size={20} />
      <span>{isVirtual ? intl.formatMessage({ id: 'cartKinds.virtualCart' }) : when}</span>
    </p>
  )
}
