import { type SubmitEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { cleanCoupon } from '@hogar/schema/validation/cleanCoupon.ts'
import { COUPON_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { Button } from '../../design/Button.tsx'
import { LiveForm } from '../../design/forms/LiveForm.tsx'
import { TextField } from '../../design/forms/TextField.tsx'
import { UsedCoupon } from './UsedCoupon.tsx'
import { useNotifyOutcome } from '../useNotifyOutcome.ts'
import styles from './CouponForm.module.css'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import type { CouponForm_cart$key } from '../../__generated__/CouponForm_cart.graphql'

type CouponFormProps = Readonly<{ cart: CouponForm_cart$key }>

/**
 * Form that applies a coupon, or the applied coupon. A refusal is shown beside the field, where it can be corrected.
 */
export function CouponForm({ cart }: CouponFormProps) {
  const { coupon } = useFragment(
    graphql`
      fragment CouponForm_cart on Cart {
        coupon {
          ...UsedCoupon_coupon
        }
      }
    `,
    cart,
  )
  return coupon ? <UsedCoupon coupon={coupon} /> : <CouponField />
}

function CouponField() {
  const intl = useIntl()
  const fieldId = useId()
  const applyCoupon = useQueuedMutation('applyCartCoupon')
  const notifyOutcome = useNotifyOutcome()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setIsBusy] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = cleanCoupon(code)
    if (wanted === '') {
      setError(intl.formatMessage({ id: 'cartPage.couponMissing' }))
      return
    }
    setError(undefined)
    setIsBusy(true)
    const outcome = await applyCoupon({ input: { code: wanted } })
    setIsBusy(false)
    if (outcome.kind === 'refused' && outcome.userErrors[0]) setError(outcome.userErrors[0].message)
    else notifyOutcome(outcome)
  }

  return (
    <details className={styles.coupon} open={error ? true : undefined}>
      <summary className={styles.question}>
        <FormattedMessage id="cartPage.couponQuestion" />
      </summary>
      <LiveForm className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          id={fieldId}
          label={intl.formatMessage({ id: 'cartPage.couponLabel' })}
          value={code}
          error={error}
          maxLength={COUPON_MAX_CHARACTERS}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          <FormattedMessage id="cartPage.couponApply" />
        </Button>
      </LiveForm>
    </details>
  )
}
