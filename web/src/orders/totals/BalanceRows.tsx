import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Amount_money$key } from '../../__generated__/Amount_money.graphql'
import { Amount } from '../../cart/Amount.tsx'

type Sum = Amount_money$key & Readonly<{ amount: string }>

/** Amounts of an order after it was placed; null for those that the platform does not provide. */
export type Balance = Readonly<{
  canceledTotal: Sum
  currentTotal: Sum
  paidTotal: Sum | null | undefined
  refundedTotal: Sum | null | undefined
  dueTotal: Sum | null | undefined
}>

type BalanceRowsProps = Readonly<{ balance: Balance; styles: Readonly<{ row?: string; grandTotal?: string }> }>

/**
 * Rows below the totals of an order of which units were canceled or returned: its total now, and what is paid, refunded and
 * still to pay. Renders nothing for an order that is as it was placed.
 */
export function BalanceRows({ balance, styles }: BalanceRowsProps) {
  const { canceledTotal, currentTotal, paidTotal, refundedTotal, dueTotal } = balance
  const isCanceled = isAboveZero(canceledTotal)
  // Units that came back before their money are not to be paid, although the total has them.
  const isLessDue = isAboveZero(dueTotal) && Number(dueTotal?.amount) < Number(currentTotal.amount)
  if (!isCanceled && !isAboveZero(refundedTotal) && !isLessDue) return null
  return (
    <>
      {isCanceled ? (
        <>
          <Row title="orders.canceledRow" className={styles.row}>
            −<Amount money={canceledTotal} />
          </Row>
          <Row title="orders.currentTotal" className={styles.grandTotal}>
            <Amount money={currentTotal} />
          </Row>
        </>
      ) : null}
      {[
        { title: 'orders.paidRow', sum: paidTotal },
        { title: 'orders.refundedRow', sum: refundedTotal },
        { title: 'orders.dueRow', sum: dueTotal },
      ].map(({ title, sum }) =>
        sum && isAboveZero(sum) ? (
          <Row key={title} title={title} className={styles.row}>
            <Amount money={sum} />
          </Row>
        ) : null,
      )}
    </>
  )
}

type RowProps = Readonly<{ title: string; className: string | undefined; children: ReactNode }>

function Row({ title, className, children }: RowProps) {
  return (
    <div className={className}>
      <dt>
        <FormattedMessage id={title} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function isAboveZero(sum: Readonly<{ amount: string }> | null | undefined): boolean {
  return Number(sum?.amount ?? 0) > 0
}
