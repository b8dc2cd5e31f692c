import { FormattedMessage } from 'react-intl'
import type { Amount_money$key } from '../../__generated__/Amount_money.graphql'
import type { TotalRows_totals$key } from '../../__generated__/TotalRows_totals.graphql'
import { Amount } from '../../cart/Amount.tsx'
import { TotalRows } from '../../cart/TotalRows.tsx'
import { type Balance, BalanceRows } from './BalanceRows.tsx'

type TotalsListProps = Readonly<{
  /** Rows that the cart showed; null if they are unknown. */
  totals: TotalRows_totals$key | null | undefined
  /** Total that is shown in place of unknown rows. */
  total: Amount_money$key
  /** Tax included in the total; null to leave it out. */
  tax: Amount_money$key | null | undefined
  balance: Balance
  /** Class names of the page. */
  styles: Readonly<{ list?: string; grandTotal?: string; tax?: string; taxText?: string; row?: string }>
}>

/**
 * Totals of an order with the rows that the cart showed and the tax included, and what was canceled, paid and refunded
 * since; the total only if the rows are unknown.
 */
export function TotalsList({ totals, total, tax, balance, styles }: TotalsListProps) {
  return (
    <dl className={styles.list}>
      {totals ? (
        <TotalRows totals={totals} />
      ) : (
        <div className={styles.grandTotal}>
          <dt>
            <FormattedMessage id="orders.total" />
          </dt>
          <dd>
            <Amount money={total} />
          </dd>
        </div>
      )}
      {tax ? (
        <div className={styles.tax}>
          <dt className={styles.taxText}>
            <FormattedMessage id="orders.receiptTax" />
          </dt>
          <dd className={styles.taxText}>
            <Amount money={tax} />
          </dd>
        </div>
      ) : null}
      <BalanceRows balance={balance} styles={styles} />
    </dl>
  )
}
