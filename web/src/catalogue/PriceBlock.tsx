import { FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PriceBlock_price$key } from '../__generated__/PriceBlock_price.graphql'
import { classNames } from '../design/classNames.ts'
import { Price } from '../design/Price.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { useMoney } from '../i18n/useMoney.ts'
import styles from './PriceBlock.module.css'

type Props = Readonly<{
  price: PriceBlock_price$key
  /** `large` on the product's own page, where every plan of instalments and the offer's end are told. */
  size?: 'medium' | 'large'
  /** True where everything is chosen: it is not a price "from" any more. */
  isExact?: boolean
}>

/** What it costs now, what it usually costs, and what that is in months. */
export function PriceBlock({ price, size = 'medium', isExact = false }: Props) {
  const { regular, final, specialUntil, discountPercent, isFrom, instalments } = useFragment(
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
        specialUntil
        discountPercent
        isFrom
        instalments {
          months
          monthly {
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
  const formatDate = useFormatDate()
  const isOffer = discountPercent > 0
  const plans = size === 'large' ? instalments : instalments.slice(-1)
  return (
    <div className={classNames(styles.block, styles[size])}>
      <p className={styles.line}>
        {isFrom && !isExact ? <span className={styles.from}>{intl.formatMessage({ id: 'card.from' })}</span> : null}
        <Price money={final} tone={isOffer ? 'offer' : 'plain'} size={size} />
        {isOffer ? (
          <>
            <VisuallyHidden>{intl.formatMessage({ id: 'card.regularPrice' })}</VisuallyHidden>
            <Price money={regular} tone="struck" size={size === 'large' ? 'medium' : 'small'} />
            <span className={styles.percent}>
              <FormattedNumber value={-discountPercent / 100} style="percent" />
            </span>
          </>
        ) : null}
      </p>
      {isOffer && specialUntil && size === 'large' ? (
        <p className={styles.until}>
          {intl.formatMessage({ id: 'card.offerUntil' }, { date: formatDate(specialUntil, 'weekday') })}
        </p>
      ) : null}
      {plans.map(({ months, monthly }) => (
        <p key={months} className={styles.instalment}>
          {intl.formatMessage(
            { id: 'card.instalment' },
            { months, amount: formatMoney({ amount: monthly.amount, currencyCode: monthly.currencyCode }) },
          )}
        </p>
      ))}
    </div>
  )
}
