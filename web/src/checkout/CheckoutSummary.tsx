import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from '../cart/Amount.tsx'
import { CartPanelLine } from '../cart/panel/CartPanelLine.tsx'
import { CartTotals } from '../cart/CartTotals.tsx'
import { SpokenTotal } from '../cart/SpokenTotal.tsx'
import { CreditPanel } from '../credit/CreditPanel.tsx'
import { classNames } from '../design/classNames.ts'
import { Icon } from '../design/Icon.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './CheckoutSummary.module.css'
import type { CheckoutSummary_cart$key } from '../__generated__/CheckoutSummary_cart.graphql'

type CheckoutSummaryProps = Readonly<{ cart: CheckoutSummary_cart$key }>

/** Summary of the cart: collapsed with the total on a phone, open beside the steps on wide screens. */
export function CheckoutSummary({ cart }: CheckoutSummaryProps) {
  const data = useFragment(
    graphql`
      fragment CheckoutSummary_cart on Cart {
        pendingChanges
        lines {
          id
          ...CartPanelLine_line
        }
        totals {
          grandTotal {
            ...Amount_money
          }
          credit {
            title
            subtotalWithoutCredit {
              ...Amount_money
            }
            offer {
              ...CreditPanel_offer
            }
          }
        }
        ...CartTotals_cart
        ...SpokenTotal_cart
      }
    `,
    cart,
  )
  const contentId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <aside className={styles.summary}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.handleText}>
          <FormattedMessage id="checkout.summary" />
          <Icon name="chevronDown" size={20} />
        </span>
        {data.pendingChanges ? (
          <Skeleton width="6rem" />
        ) : data.totals ? (
          <strong>
            <Amount money={data.totals.grandTotal} />
          </strong>
        ) : null}
      </button>
      <SpokenTotal cart={data} />
      <div id={contentId} className={classNames(styles.content, isOpen && styles.open)}>
        <h2 className={styles.title}>
          <FormattedMessage id="checkout.summary" />
        </h2>
        <ul className={styles.lines}>
          {data.lines.map((line) => (
            <CartPanelLine key={line.id} line={line} />
          ))}
        </ul>
        <CartTotals cart={data} />
        {data.totals?.credit?.offer && !data.pendingChanges ? <CreditPanel offer={data.totals.credit.offer} /> : null}
        {data.totals?.credit && !data.totals.credit.offer && !data.pendingChanges ? (
          <p className={styles.credit}>
            <FormattedMessage
              id="checkout.withoutCredit"
              values={{
                title: data.totals.credit.title,
                amount: <Amount key="amount" money={data.totals.credit.subtotalWithoutCredit} />,
              }}
            />
          </p>
        ) : null}
        <StoreLink to="/checkout/cart" className={styles.change}>
          <FormattedMessage id="checkout.changeCart" />
        </StoreLink>
      </div>
    </aside>
  )
}
