import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { Icon } from '../design/Icon.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { CartPanelHost } from './panel/CartPanelHost.tsx'
import { useCartKeeper } from './records/useCartKeeper.ts'
import styles from './CartButton.module.css'
import type { CartButton_store$key } from '../__generated__/CartButton_store.graphql'
import type { CartButtonQuery } from '../__generated__/CartButtonQuery.graphql'

/**
 * Header link to the cart with the number of units or lines, as the store is configured. Opens the cart panel when a
 * product is added anywhere.
 */
export function CartButton({ store }: Readonly<{ store: CartButton_store$key }>) {
  const { cartSettings } = useFragment(
    graphql`
      fragment CartButton_store on Store {
        cartSettings {
          counter
        }
      }
    `,
    store,
  )
  // Reads from the store only: the page is cached publicly, and the cart is loaded after it.
  const { viewer } = useLazyLoadQuery<CartButtonQuery>(
    graphql`
      query CartButtonQuery {
        viewer {
          cart {
            totalQuantity
            lines {
              __typename
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  )
  const intl = useIntl()
  const cart = viewer?.cart
  useCartKeeper((cart?.totalQuantity ?? 0) > 0)
  const units = (cartSettings.counter === 'LINES' ? cart?.lines?.length : cart?.totalQuantity) ?? 0
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
