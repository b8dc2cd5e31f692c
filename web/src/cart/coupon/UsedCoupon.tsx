import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../design/Button.tsx'
import { useNotifyOutcome } from '../useNotifyOutcome.ts'
import styles from './CouponForm.module.css'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import type { UsedCoupon_coupon$key } from '../../__generated__/UsedCoupon_coupon.graphql'

type UsedCouponProps = Readonly<{ coupon: UsedCoupon_coupon$key }>

/** Applied coupon with a button that removes it. */
export function UsedCoupon({ coupon }: UsedCouponProps) {
  const { code } = useFragment(
    graphql`
      fragment UsedCoupon_coupon on Coupon {
        code
      }
    `,
    coupon,
  )
  const removeCoupon = useQueuedMutation('removeCartCoupon')
  const notifyOutcome = useNotifyOutcome()
  return (
    <div className={styles.used}>
      <p>
        <FormattedMessage id="cartPage.couponInUse" values={{ code: <strong key="code">{code}</strong> }} />
      </p>
      <Button variant="quiet" onClick={() => void removeCoupon({ input: {} }).then(notifyOutcome)}>
        <FormattedMessage id="cartPage.couponRemove" />
      </Button>
    </div>
  )
}
