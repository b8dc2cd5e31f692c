import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useMoney } from '../../i18n/useMoney.ts'
import styles from './CartLineRow.module.css'
import type { PublicUnitPrice_line$key } from '../../__generated__/PublicUnitPrice_line.graphql'

/** Note that the price of a line is a wholesale price, with the public one; nothing for other prices. */
export function PublicUnitPrice({ line }: Readonly<{ line: PublicUnitPrice_line$key }>) {
  const { publicUnitPrice } = useFragment(
    graphql`
      fragment PublicUnitPrice_line on CartLine {
        publicUnitPrice {
          amount
          currencyCode
        }
      }
    `,
    line,
  )
  const formatMoney = useMoney()
  if (!publicUnitPrice) return null
  const { amount, currencyCode } = publicUnitPrice
  return (
    <p className={styles.unit}>
      <FormattedMessage id="card.wholesale" values={{ amount: formatMoney({ amount, currencyCode }) }} />
    </p>
  )
}
