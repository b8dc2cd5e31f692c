import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PurchasePrice_price$key } from '../__generated__/PurchasePrice_price.graphql'
import { type MoneyValue, useMoney } from '../i18n/useMoney.ts'
import { PriceBlock } from './PriceBlock.tsx'
import styles from './PurchasePrice.module.css'

type Props = Readonly<{
  price: PurchasePrice_price$key
  /** True where everything is chosen: it is not a price "from" any more. */
  isExact?: boolean
}>

/** A price where a shopper decides: with what it costs on credit, by the dozen, and whether it still holds. */
export function PurchasePrice({ price, isExact = false }: Props) {
  const { isCurrent, credit, tiers, ...rest } = useFragment(
    graphql`
      fragment PurchasePrice_price on ProductPrice {
        ...PriceBlock_price
        isCurrent
        credit {
          weekly {
            amount
            currencyCode
          }
          punctualTotal {
            amount
            currencyCode
          }
        }
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
  const write = ({ amount, currencyCode }: MoneyValue) => formatMoney({ amount, currencyCode })
  return (
    <div className={styles.price}>
      <PriceBlock price={rest} size="large" isExact={isExact} />
      {credit ? (
        <p className={styles.credit}>
          {intl.formatMessage(
            { id: 'product.credit' },
            { weekly: write(credit.weekly), total: write(credit.punctualTotal) },
          )}
        </p>
      ) : null}
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
      {/* Always there, so that its text is read out when it comes. */}
      <output className={styles.state}>
        {isCurrent ? null : intl.formatMessage({ id: 'product.confirmingPrice' })}
      </output>
    </div>
  )
}
