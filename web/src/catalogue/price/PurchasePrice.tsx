import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PurchasePrice_price$key } from '../../__generated__/PurchasePrice_price.graphql'
import { CreditBlock } from '../../credit/CreditBlock.tsx'
import { TaxNote } from '../../delivery/TaxNote.tsx'
import { useFormatEnd } from '../../i18n/useFormatEnd.ts'
import { type MoneyValue, useMoney } from '../../i18n/useMoney.ts'
import { PriceBlock } from './PriceBlock.tsx'
import styles from './PurchasePrice.module.css'

type Props = Readonly<{
  price: PurchasePrice_price$key
  /** True if every option is chosen: the price is exact, without "from". */
  isExact?: boolean
}>

/**
 * Renders the price beside the purchase: with credit, quantity discounts, and a note until the platform confirms it.
 */
export function PurchasePrice({ price, isExact = false }: Props) {
  const { isCurrent, tiers, specialUntil, discountPercent, ...rest } = useFragment(
    graphql`
      fragment PurchasePrice_price on ProductPrice {
        ...PriceBlock_price
        ...CreditBlock_price
        isCurrent
        specialUntil
        discountPercent
        tiers {
          quantity
          price {
            amount
            currencyCode
          }
        }
      }
    `,
    price,
  )
  const intl = useIntl()
  const formatMoney = useMoney()
  const formatEnd = useFormatEnd()
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode })
  return (
    <div className={styles.price}>
      <PriceBlock price={rest} size="large" isExact={isExact} />
      {specialUntil && discountPercent > 0 ? (
        <p className={styles.until}>
          {intl.formatMessage({ id: 'product.offerUntil' }, { date: formatEnd(specialUntil) })}
        </p>
      ) : null}
      <TaxNote />
      <CreditBlock price={rest} />
      {tiers.length > 0 ? (
        <dl className={styles.tiers} aria-label={intl.formatMessage({ id: 'product.tiers' })}>
          {tiers.map(({ quantity, price: unit }) => (
            <div key={quantity} className={styles.tier}>
              <dt>{intl.formatMessage({ id: 'product.tier' }, { quantity: intl.formatNumber(quantity) })}</dt>
              <dd>{intl.formatMessage({ id: 'product.tierPrice' }, { amount: write(unit) })}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {/* Always rendered, so that a new text is read aloud. */}
      <output className={styles.state}>
        {isCurrent ? null : intl.formatMessage({ id: 'product.confirmingPrice' })}
      </output>
    </div>
  )
}
