import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useBuyerWithoutRight } from '../../b2b/buyer/useBuyerWithoutRight.ts'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { Icon } from '../../design/Icon.tsx'
import type { IconName } from '../../design/iconPaths.ts'
import { Sheet } from '../../design/overlays/Sheet.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { CartPanelLines } from './CartPanelLines.tsx'
import { isSoldOut } from '../lines/isSoldOut.ts'
import { CheckoutLink } from '../CheckoutLink.tsx'
import { ExternalCheckoutButton } from '../ExternalCheckoutButton.tsx'
import type { Notice } from '../noticesOf.ts'
import { useCheckoutAddress } from '../useCheckoutAddress.ts'
import styles from './CartPanel.module.css'
import type { CartPanelQuery } from '../../__generated__/CartPanelQuery.graphql'

export type CartPanelProps = Readonly<{
  /** Notices on the added line: added, waiting, or added with a warning. */
  notices: readonly Notice[]
  isOpen: boolean
  onClose: () => void
}>

/** Side panel with the contents of the cart; opens after a product is added. */
export function CartPanel({ notices, isOpen, onClose }: CartPanelProps) {
  const intl = useIntl()
  // Reads from the store only: a request while the change is in flight could return the cart without it.
  const { viewer, store } = useLazyLoadQuery<CartPanelQuery>(
    graphql`
      query CartPanelQuery {
        viewer {
          cart {
            exceedsUnitLimit
            mixesSoleItem
            lines {
              ...isSoldOut_line
            }
            ...CartPanelLines_cart
          }
        }
        store {
          externalCheckoutUrl
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  )
  const externalCheckoutUrl = store?.externalCheckoutUrl
  useCheckoutAddress(externalCheckoutUrl === undefined)
  const pay = <FormattedMessage id="cart.proceedToCheckout" />
  // The restrictions must be resolved before the cart can be ordered.
  const lacksOrderRight = useBuyerWithoutRight() !== null
  const cart = viewer?.cart
  const isRefused = cart?.exceedsUnitLimit === true || cart?.mixesSoleItem === true
  const isBlocked = lacksOrderRight || isRefused || cart?.lines.some(isSoldOut) === true
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage({ id: 'cartPage.panelTitle' })}
      footer={
        <div className={styles.ways}>
          {isBlocked ? null : externalCheckoutUrl ? (
            <ExternalCheckoutButton>{pay}</ExternalCheckoutButton>
          ) : (
            <CheckoutLink onFollow={onClose}>{pay}</CheckoutLink>
          )}
          <StoreLink
            to="/checkout/cart"
            className={buttonStyle(isBlocked ? 'primary' : 'secondary', true)}
            onClick={onClose}
          >
            <FormattedMessage id="cartPage.viewCart" />
          </StoreLink>
        </div>
      }
    >
      <output className={styles.notices}>
        {notices.map(({ code, message }) => (
          <p key={code} className={code === 'STOCK_VOLATILE' ? styles.doubt : styles.notice}>
            <Icon name={iconOf(code)} size={20} />
            {message}
          </p>
        ))}
      </output>
      {cart ? <CartPanelLines cart={cart} onFollow={onClose} /> : null}
    </Sheet>
  )
}

function iconOf(code: string): IconName {
  if (code === 'STOCK_VOLATILE') return 'warning'
  return code === 'WAITING' ? 'offline' : 'check'
}
