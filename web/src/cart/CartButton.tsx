import { graphql, useFragment } from 'react-relay/hooks'
import { FormattedMessage, useIntl } from 'react-intl'
import { StoreLink } from '../routing/StoreLink.tsx'
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
  return (
    <StoreLink to="/checkout/cart" aria-label={intl.formatMessage({ id: 'cart.buttonLabel' }, { units })}>
      <FormattedMessage id="cart.title" />
    </StoreLink>
  )
}
