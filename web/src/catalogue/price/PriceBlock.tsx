import { FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PriceBlock_price$key } from '../../__generated__/PriceBlock_price.graphql'
import { CreditLine } from '../../credit/CreditLine.tsx'
import { classNames } from '../../design/classNames.ts'
import { Price } from '../../design/Price.tsx'
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx'
import { useMoney } from '../../i18n/useMoney.ts'
import styles from './PriceBlock.module.css'

type Props = Readonly<{
  price: PriceBlock_price$key
  /** `large` on the product's own page, with every instalment plan. */
  size?: 'medium' | 'large'
  /** True if every option is chosen: the price is exact, without "from". */
  isExact?: boolean
  /** False where the weekly payment on credit has another place; by default a list has it. */
  hasCreditLine?: boolean
}>

/** Renders the final price, the regular price and the instalments; in a list the weekly payment on credit too. */
export function PriceBlock({ price, size = 'medium', isExact = false, hasCreditLine = size === 'medium' }: Props) {
  const { regular, final, publicPrice, lowestPrior, discountPercent, isFrom, instalments, ...rest } = useFragment(
    graphql`
      fragment PriceBlock_price on ProductPrice {
        regular {
          amount
          currencyCode
        }
        final {
          amount
          currencyCode
        }
        publicPrice {
          amount
          currencyCode
        }
        lowestPrior {
          amount
          currencyCode
        }
        discountPercent
        isFrom
        instalments {
          months
          monthly {
            amount
            currencyCode
          }
        }
        ...CreditLine_price
      }
    `,
    price,
  )
  const intl = useIntl()
  const formatMoney = useMoney()
  const isOffer = discountPercent > 0
  const isLarge = size === 'large'
  const plans = isLarge ? instalments : instalments.slice(-1)
  return (
    <div className={classNames(styles.block, styles[size])}>
      <p className={styles.line}>
        {isFrom && !isExact ? <span className={styles.from}>{intl.formatMessage({ id: 'card.from' })}</span> : null}
        <Price money={final} tone={isOffer ? 'offer' : 'plain'} size={size} />
        {isOffer ? (
          <>
            <VisuallyHidden>{intl.formatMessage({ id: 'card.regularPrice' })}</VisuallyHidden>
            <Price money={regular} tone="struck" size={isLarge ? 'medium' : 'small'} />
            <span className={styles.percent}>
              <FormattedNumber value={-discountPercent / 100} style="percent" />
            </span>
          </>
        ) : null}
      </p>
      {publicPrice ? (
        <p className={styles.lowest}>
          {intl.formatMessage({ id: 'card.wholesale' }, { amount: formatMoney(publicPrice) })}
        </p>
      ) : null}
      {isOffer && lowestPrior ? (
        <p className={styles.lowest}>
          {intl.formatMessage({ id: 'card.lowest' }, { amount: formatMoney(lowestPrior) })}
        </p>
      ) : null}
      {plans.map(({ months, monthly: { amount, currencyCode } }) => (
        <p key={months} className={styles.instalment}>
          {intl.formatMessage({ id: 'card.instalment' }, { months, amount: formatMoney({ amount, currencyCode }) })}
        </p>
      ))}
      {hasCreditLine ? <CreditLine price={rest} /> : null}
    </div>
  )
}
