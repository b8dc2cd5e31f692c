import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditPayoff_credit$key } from '../../__generated__/CreditPayoff_credit.graphql'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { type MoneyValue, useMoney } from '../../i18n/useMoney.ts'
import styles from './Credit.module.css'

/** Amount that settles a credit, and what is saved by it. */
export function CreditPayoff({ credit }: Readonly<{ credit: CreditPayoff_credit$key }>) {
  const { payoff } = useFragment(
    graphql`
      fragment CreditPayoff_credit on CreditInvoice {
        payoff {
          goodUntil
          amount {
            amount
            currencyCode
          }
          savesAgainstPunctual {
            amount
            currencyCode
          }
          savesAgainstContract {
            amount
            currencyCode
          }
        }
      }
    `,
    credit,
  )
  const formatDate = useFormatDate()
  const formatMoney = useMoney()
  if (!payoff) return null
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode })
  const { goodUntil, savesAgainstPunctual: punctual, savesAgainstContract: contract } = payoff
  return (
    <section className={styles.part} aria-labelledby="credit-payoff">
      <h2 id="credit-payoff" className={styles.title}>
        <FormattedMessage id="creditAccount.payoffTitle" />
      </h2>
      <p className={styles.large}>{write(payoff.amount)}</p>
      {punctual && Number(punctual.amount) > 0 ? (
        <p>
          <FormattedMessage id="creditAccount.savesPunctual" values={{ amount: write(punctual) }} />
        </p>
      ) : null}
      {contract && Number(contract.amount) > 0 ? (
        <p>
          <FormattedMessage id="creditAccount.savesContract" values={{ amount: write(contract) }} />
        </p>
      ) : null}
      {goodUntil ? (
        <p className={styles.muted}>
          <FormattedMessage id="creditAccount.payoffUntil" values={{ date: formatDate(goodUntil, 'weekday') }} />
        </p>
      ) : null}
    </section>
  )
}
