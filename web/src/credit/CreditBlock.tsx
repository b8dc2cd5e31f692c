import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditBlock_price$key } from '../__generated__/CreditBlock_price.graphql'
import { type MoneyValue, useMoney } from '../i18n/useMoney.ts'
import { CreditHow } from './CreditHow.tsx'
import styles from './CreditBlock.module.css'

/**
 * Renders on a product's page what it costs on store credit: the payments of the contract with total and annual cost,
 * what paying on time saves, and what a late payment costs. Nothing where the platform does not provide all of it.
 */
export function CreditBlock({ price }: Readonly<{ price: CreditBlock_price$key }>) {
  const { final, credit } = useFragment(
    graphql`
      fragment CreditBlock_price on ProductPrice {
        final {
          amount
          currencyCode
        }
        credit {
          weekly {
            amount
            currencyCode
          }
          weeks
          lastPayment {
            amount
            currencyCode
          }
          total {
            amount
            currencyCode
          }
          interest {
            amount
            currencyCode
          }
          punctualWeekly {
            amount
            currencyCode
          }
          punctualTotal {
            amount
            currencyCode
          }
          bonus {
            amount
            currencyCode
          }
          bonusPercent
          lateWeek {
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
  if (!credit) return null
  const { weekly, weeks, lastPayment, total, interest, punctualWeekly, punctualTotal, annualCost } = credit
  const { bonus, bonusPercent, lateWeek } = credit
  if (!weeks || !lastPayment || !total || !interest || !annualCost) return null
  if (!punctualWeekly || !bonus || !bonusPercent || !lateWeek) return null
  const whole = {
    price: write(final),
    interest: write(interest),
    total: write(total),
    cost: formatNumber(annualCost, { minimumFractionDigits: 1 }),
  }
  const punctual = {
    weekly: write(punctualWeekly),
    total: write(punctualTotal),
    bonus: write(bonus),
    percent: bonusPercent,
  }
  return (
    <div className={styles.credit}>
      <p>
        <strong>
          {formatMessage({ id: 'product.credit' }, { weekly: write(weekly), weeks, last: write(lastPayment) })}
        </strong>
      </p>
      <p>{formatMessage({ id: 'product.creditTotal' }, whole)}</p>
      <p>{formatMessage({ id: 'product.creditPunctual' }, punctual)}</p>
      <p>{formatMessage({ id: 'product.creditLate' }, { amount: write(lateWeek) })}</p>
      <CreditHow amount={final.amount} />
    </div>
  )
}
