import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditLine_price$key } from '../__generated__/CreditLine_price.graphql'
import { type MoneyValue, useMoney } from '../i18n/useMoney.ts'
import styles from './CreditLine.module.css'

/**
 * Renders a product's weekly payment on store credit in a list, with the total and the annual cost in the same place and
 * size; nothing where one of them is unknown.
 */
export function CreditLine({ price }: Readonly<{ price: CreditLine_price$key }>) {
  const { credit } = useFragment(
    graphql`
      fragment CreditLine_price on ProductPrice {
        credit {
          weekly {
            amount
            currencyCode
          }
          weeks
          total {
            amount
            currencyCode
          }
          annualCost
        }
      }
    `,
    price,
  )
  const { formatMessage, formatNumber } = useIntl()
  const formatMoney = useMoney()
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode }, true)
  if (!credit?.weeks || !credit.total || !credit.annualCost) return null
  const { weekly, weeks, total, annualCost } = credit
  return (
    <span className={styles.credit}>
      {formatMessage({ id: 'card.creditWeeks' }, { weekly: write(weekly), weeks })}
      <br />
      {formatMessage(
        { id: 'card.creditTotal' },
        { total: write(total), cost: formatNumber(annualCost, { minimumFractionDigits: 1 }) },
      )}
    </span>
  )
}
