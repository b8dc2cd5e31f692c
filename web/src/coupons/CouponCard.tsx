import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CouponCard_coupon$key } from '../__generated__/CouponCard_coupon.graphql'
import { useFormatDate } from '../i18n/useFormatDate.ts'
import { type MoneyValue, useMoney } from '../i18n/useMoney.ts'
import { CouponWays } from './CouponWays.tsx'
import styles from './Coupons.module.css'

type CouponCardProps = Readonly<{
  coupon: CouponCard_coupon$key
  isInCart: boolean
}>

/** Card of a coupon: value, code, validity and actions. */
export function CouponCard({ coupon, isInCart }: CouponCardProps) {
  const { code, state, validUntil, minimumSubtotal, origin, ...gift } = useFragment(
    graphql`
      fragment CouponCard_coupon on CustomerCoupon {
        code
        state
        percent
        amount {
          amount
          currencyCode
        }
        isFreeShipping
        minimumSubtotal {
          amount
          currencyCode
        }
        validUntil
        origin
      }
    `,
    coupon,
  )
  const formatDate = useFormatDate()
  const formatMoney = useMoney()
  const what = useWhatItGives(gift)
  const isUsable = state === 'USABLE'
  return (
    <li className={`${styles.coupon} ${isUsable ? '' : styles.spent}`}>
      <div className={styles.text}>
        <p className={styles.gives}>{what}</p>
        <p className={styles.code}>{code}</p>
        <ul className={styles.facts}>
          {origin === 'NEWSLETTER' ? <FormattedMessage id="coupons.fromNewsletter" tagName="li" /> : null}
          {minimumSubtotal ? (
            <li>
              <FormattedMessage id="coupons.minimum" values={{ amount: formatMoney(minimumSubtotal) }} />
            </li>
          ) : null}
          {state === 'USED' ? <FormattedMessage id="coupons.used" tagName="li" /> : null}
          {validUntil && state !== 'USED' ? (
            <li>
              <FormattedMessage
                id={state === 'PAST' ? 'coupons.past' : 'coupons.validUntil'}
                values={{ day: formatDate(validUntil) }}
              />
            </li>
          ) : null}
        </ul>
      </div>
      {isUsable ? <CouponWays code={code} isInCart={isInCart} /> : null}
    </li>
  )
}

type Gift = Readonly<{
  percent: string | null | undefined
  amount: MoneyValue | null | undefined
  isFreeShipping: boolean
}>

/** React hook that returns the text of a coupon's value. */
function useWhatItGives({ percent, amount, isFreeShipping }: Gift): string {
  const intl = useIntl()
  const formatMoney = useMoney()
  if (isFreeShipping) return intl.formatMessage({ id: 'coupons.freeShipping' })
  const off = amount
    ? formatMoney({ amount: amount.amount, currencyCode: amount.currencyCode })
    : `${intl.formatNumber(Number(percent ?? 0), { maximumFractionDigits: 2 })}\u00a0%`
  return intl.formatMessage({ id: 'coupons.off' }, { off })
}
