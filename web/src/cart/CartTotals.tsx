import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Skeleton } from '../design/Skeleton.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { Amount } from './Amount.tsx'
import { CartTotalsNote } from './CartTotalsNote.tsx'
import styles from './CartTotals.module.css'
import type { CartTotals_cart$key } from '../__generated__/CartTotals_cart.graphql'

type CartTotalsProps = Readonly<{ cart: CartTotals_cart$key }>

/** Rows of the platform that stand in fields of their own, or are part of another. The rest are fees and credits. */
const KNOWN_ROWS: ReadonlySet<string> = new Set(['subtotal', 'discount', 'shipping', 'payment', 'tax', 'grand_total'])

/** What the cart comes to, with tax, as the lines are. While a change is on its way it says so: nothing is guessed. */
export function CartTotals({ cart }: CartTotalsProps) {
  const { totals, pendingChanges, isVirtual } = useFragment(
    graphql`
      fragment CartTotals_cart on Cart {
        pendingChanges
        isVirtual
        totals {
          ...CartTotalsNote_totals
          subtotal {
            ...Amount_money
          }
          discount {
            amount
            ...Amount_money
          }
          shipping {
            ...Amount_money
          }
          payment {
            ...Amount_money
          }
          grandTotal {
            ...Amount_money
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
  const isOnline = useOnlineStatus()
  // Nobody works it out while there is no network.
  const shown = (amount: ReactNode) => (isUpdating ? isOnline ? <Skeleton width="5.5rem" /> : '—' : amount)
  return (
    <div className={styles.totals}>
      {totals ? (
        <dl className={styles.rows} aria-busy={isUpdating}>
          <Row title={<FormattedMessage id="cartPage.subtotal" />}>{shown(<Amount money={totals.subtotal} />)}</Row>
          {Number(totals.discount.amount) > 0 ? (
            <Row title={<FormattedMessage id="cartPage.discount" />}>
              {shown(
                <span className={styles.discount}>
                  −<Amount money={totals.discount} />
                </span>,
              )}
            </Row>
          ) : null}
          {totals.segments
            .filter(({ code }) => !KNOWN_ROWS.has(code))
            .map(({ code, title, value }) => (
              <Row key={code} title={title}>
                {shown(value ? <Amount money={value} /> : '—')}
              </Row>
            ))}
          {totals.shipping ? (
            <Row title={<FormattedMessage id="cartPage.shipping" />}>{shown(<Amount money={totals.shipping} />)}</Row>
          ) : null}
          {totals.payment ? (
            <Row title={totals.segments.find(({ code }) => code === 'payment')?.title}>
              {shown(<Amount money={totals.payment} />)}
            </Row>
          ) : null}
          <div className={styles.grand}>
            <dt>
              <FormattedMessage id="cartPage.total" />
            </dt>
            <dd>{shown(<Amount money={totals.grandTotal} />)}</dd>
          </div>
        </dl>
      ) : null}
      <CartTotalsNote totals={totals} isUpdating={isUpdating} isVirtual={isVirtual} />
    </div>
  )
}

function Row({ title, children }: Readonly<{ title: ReactNode; children: ReactNode }>) {
  return (
    <div className={styles.row}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
