import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Icon } from '../design/Icon.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { CartPanelHost } from './CartPanelHost.tsx'
import { useCartKeeper } from './useCartKeeper.ts'
import { useLateOrderOutcome } from '../orders/useLateOrderOutcome.ts'
import { useLateCartOutcomes } from './useLateCartOutcomes.ts'
import styles from './CartButton.module.css'
import type { CartButton_viewer$key } from '../__generated__/CartButton_viewer.graphql'

type CartButtonProps = Readonly<{ viewer: CartButton_viewer$key }>

/** The header's way to the cart, with the number of units in it. Opens the panel when something is added anywhere. */
export function CartButton({ viewer }: CartButtonProps) {
  const { cart } = useFragment(
    graphql`
      fragment CartButton_viewer on Viewer {
        cart {
          totalQuantity
        }
      }
    `,
    viewer,
  )
  const intl = useIntl()
  const units = cart?.totalQuantity ?? 0
  useCartKeeper(units > 0)
  useLateCartOutcomes()
  useLateOrderOutcome()
  return (
    <>
      <StoreLink to="/checkout/cart" className={styles.button}>
        <VisuallyHidden>
          <FormattedMessage id="cart.buttonLabel" values={{ units }} />
        </VisuallyHidden>
        <Icon name="cart" />
        <span className={styles.title} aria-hidden="true">
          <FormattedMessage id="cart.title" />
        </span>
        {units > 0 ? (
          <span className={styles.units} aria-hidden="true">
            {units}
          </span>
        ) : null}
      </StoreLink>
      <output className={styles.live}>{units > 0 ? intl.formatMessage({ id: 'cart.units' }, { units }) : null}</output>
      <CartPanelHost />
    </>
  )
}
