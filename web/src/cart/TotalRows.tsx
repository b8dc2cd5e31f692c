import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Amount } from './Amount.tsx'
import styles from './CartTotals.module.css'
import type { TotalRows_totals$key } from '../__generated__/TotalRows_totals.graphql'

type TotalRowsProps = Readonly<{
  totals: TotalRows_totals$key
  /** Renders an amount; used to hide one that is being recalculated. */
  shown?: (amount: ReactNode) => ReactNode
}>

/**
 * Codes of the platform's rows that have fields of their own or are part of another row. All others are fees and
 * credits.
 */
const KNOWN_ROWS: ReadonlySet<string> = new Set(['subtotal', 'discount', 'shipping', 'payment', 'tax', 'grand_total'])

/** Rows of the totals, each with tax as for the lines: the same on cart, checkout, order and receipt. */
export function TotalRows({ totals: key, shown = (amount) => amount }: TotalRowsProps) {
  const totals = useFragment(
    graphql`
      fragment TotalRows_totals on CartTotals {
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
    `,
    key,
  )
  return (
    <>
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
    </>
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
