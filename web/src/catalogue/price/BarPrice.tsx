import { graphql, useFragment } from 'react-relay/hooks'
import type { BarPrice_price$key } from '../../__generated__/BarPrice_price.graphql'
import { Price } from '../../design/Price.tsx'
import type { MoneyValue } from '../../i18n/useMoney.ts'
import styles from './PurchaseBar.module.css'

type Props = Readonly<{
  price: BarPrice_price$key
  /** Price of one unit as configured, where that is not the product's price. */
  instead?: MoneyValue | undefined
}>

/**
 * Renders the price in a phone's purchase bar with the struck-out reference price of its reduction: where the law asks
 * for the lowest price of the last 30 days, that one, because the bar has no room for both. Hidden from screen
 * readers, which read the price beside the choices.
 */
export function BarPrice({ price, instead }: Props) {
  const { final, regular, lowestPrior, discountPercent } = useFragment(
    graphql`
      fragment BarPrice_price on ProductPrice {
        final {
          amount
          currencyCode
        }
        regular {
          amount
          currencyCode
        }
        lowestPrior {
          amount
          currencyCode
        }
        discountPercent
      }
    `,
    price,
  )
  const { amount, currencyCode } = instead ?? final
  const isOffer = discountPercent > 0 && instead === undefined
  return (
    <p className={styles.amounts} aria-hidden="true">
      {isOffer ? <Price money={lowestPrior ?? regular} tone="struck" size="small" /> : null}
      <Price money={{ amount, currencyCode }} tone={isOffer ? 'offer' : 'plain'} />
    </p>
  )
}
