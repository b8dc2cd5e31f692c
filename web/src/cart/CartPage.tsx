import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { OrderRightNote } from '../b2b/buyer/OrderRightNote.tsx'
import { CartKeeping } from './records/CartKeeping.tsx'
import { CartKindNotes } from './CartKindNotes.tsx'
import { CartLineRow } from './lines/CartLineRow.tsx'
import { CartSummary } from './CartSummary.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { lineKey } from './lines/lineKey.ts'
import { cartServices } from './services/cartServices.ts'
import { GiftSection } from '../gift/GiftSection.tsx'
import { keepFocusNear } from '../design/keepFocusNear.ts'
import { ShareCartButton } from './sharing/ShareCartButton.tsx'
import { SetAsideButton } from './quotes/SetAsideButton.tsx'
import styles from './CartPage.module.css'
import type { CartPage_store$key } from '../__generated__/CartPage_store.graphql'
import type { CartPage_viewer$key } from '../__generated__/CartPage_viewer.graphql'

type CartPageProps = Readonly<{ viewer: CartPage_viewer$key; store: CartPage_store$key }>

/** Cart page: the lines, with totals and checkout button beside them. */
export function CartPage({ viewer, store: storeKey }: CartPageProps) {
  const { cart } = useFragment(
    graphql`
      fragment CartPage_viewer on Viewer {
        cart {
          totalQuantity
          lines {
            sku
            optionsChecksum
            ...cartServices_line
            ...CartLineRow_line
          }
          mixesSoleItem
          ...CartKindNotes_cart
          ...CartSummary_cart
          ...GiftSection_cart
        }
      }
    `,
    viewer,
  )
  const store = useFragment(
    graphql`
      fragment CartPage_store on Store {
        ...CartSummary_store
      }
    `,
    storeKey,
  )
  if (!cart || cart.lines.length === 0) return <EmptyCart />
  const covers = cartServices(cart.lines)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="cartPage.pageTitle" />
        </h1>
        <p className={styles.count} aria-live="polite">
          <FormattedMessage id="cart.units" values={{ units: cart.totalQuantity }} />
        </p>
      </header>
      <div className={styles.notes}>
        <OrderRightNote>
          <ShareCartButton />
        </OrderRightNote>
        <CartKindNotes cart={cart} />
        {cart.mixesSoleItem ? <SetAsideButton /> : null}
      </div>
      <div className={styles.main}>
        <ul className={styles.lines} ref={keepFocusNear}>
          {cart.lines.map((line) => {
            const key = lineKey(line.sku, line.optionsChecksum)
            return <CartLineRow key={key} line={line} cover={covers.get(key)} />
          })}
        </ul>
        <GiftSection cart={cart} />
        <CartKeeping />
      </div>
      <CartSummary cart={cart} store={store} />
    </div>
  )
}
