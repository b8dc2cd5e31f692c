import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from './Amount.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { classNames } from '../design/classNames.ts'
import styles from './CartTotals.module.css'
import type { CartTotals_cart$key } from '../__generated__/CartTotals_cart.graphql'

type CartTotalsProps = Readonly<{ cart: CartTotals_cart$key }>

const GRAND_TOTAL = 'grand_total'

/** What the cart comes to, row by row as the platform works it out. While a change is on its way it says so: nothing is guessed. */
export function CartTotals({ cart }: CartTotalsProps) {
  const { totals, pendingChanges } = useFragment(
    graphql`
      fragment CartTotals_cart on Cart {
        pendingChanges
        totals {
          shipping {
            __typename
          }
          segments {
            code
            title
            value {
              ...Amount_money
            }
          }
        }
      }
    `,
    cart,
  )
  const isUpdating = (pendingChanges ?? 0) > 0
  return (
    <div className={styles.totals}>
      <output className={styles.status}>{isUpdating ? <FormattedMessage id="cart.totalsUpdating" /> : null}</output>
      {totals ? (
        <dl className={styles.rows} aria-busy={isUpdating}>
          {totals.segments.map(({ code, title, value }) => (
            <div key={code} className={classNames(styles.row, code === GRAND_TOTAL && styles.grand)}>
              <dt>{title}</dt>
              <dd>{isUpdating ? <Skeleton width="5.5rem" /> : value ? <Amount money={value} /> : '—'}</dd>
            </div>
          ))}
        </dl>
      ) : isUpdating ? null : (
        <p>
          <FormattedMessage id="cart.totalsUnknown" />
        </p>
      )}
      {totals && !totals.shipping ? (
        <p className={styles.hint}>
          <FormattedMessage id="cart.shippingHint" />
        </p>
      ) : null}
    </div>
  )
}
