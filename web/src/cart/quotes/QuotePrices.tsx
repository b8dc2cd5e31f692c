import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { sumMoney } from '../../catalogue/price/sumMoney.ts'
import { useMoney } from '../../i18n/useMoney.ts'
import styles from './QuoteCard.module.css'
import type { QuotePrices_quote$key } from '../../__generated__/QuotePrices_quote.graphql'

type QuotePricesProps = Readonly<{ quote: QuotePrices_quote$key }>

/** Total of a quote when it was saved and today, with the difference if all lines are still sold. */
export function QuotePrices({ quote }: QuotePricesProps) {
  const { totalThen, totalNow, lines } = useFragment(
    graphql`
      fragment QuotePrices_quote on Quote {
        totalThen {
          amount
          currencyCode
        }
        totalNow {
          amount
          currencyCode
        }
        lines {
          unitPriceNow {
            __typename
          }
        }
      }
    `,
    quote,
  )
  const formatMoney = useMoney()
  const then = { amount: totalThen.amount, currencyCode: totalThen.currencyCode }
  const now = { amount: totalNow.amount, currencyCode: totalNow.currencyCode }
  // A quote with missing lines has no difference: the two totals would cover different goods.
  const isWhole = lines.every(({ unitPriceNow }) => unitPriceNow !== null && unitPriceNow !== undefined)
  const difference = sumMoney([
    { money: now, times: 1 },
    { money: then, times: -1 },
  ])
  return (
    <div>
      <dl className={styles.prices}>
        <div className={styles.price}>
          <dt>
            <FormattedMessage id="quotes.then" />
          </dt>
          <dd>{formatMoney(then)}</dd>
        </div>
        <div className={`${styles.price} ${styles.now}`}>
          <dt>
            <FormattedMessage id="quotes.now" />
          </dt>
          <dd>{formatMoney(now)}</dd>
        </div>
      </dl>
      {isWhole && difference ? <Difference amount={difference.amount} currencyCode={difference.currencyCode} /> : null}
    </div>
  )
}

function Difference({ amount, currencyCode }: Readonly<{ amount: string; currencyCode: string }>) {
  const formatMoney = useMoney()
  const value = Number(amount)
  const shown = formatMoney({ amount: amount.replace('-', ''), currencyCode })
  if (value === 0) {
    return (
      <p className={styles.plain}>
        <FormattedMessage id="quotes.same" />
      </p>
    )
  }
  return value < 0 ? (
    <p className={styles.cheaper}>
      <FormattedMessage id="quotes.cheaper" values={{ amount: shown }} />
    </p>
  ) : (
    <p className={styles.plain}>
      <FormattedMessage id="quotes.dearer" values={{ amount: shown }} />
    </p>
  )
}
