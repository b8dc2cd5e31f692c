import { useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { cleanCoupon } from '@hogar/schema/validation/cleanCoupon.ts'
import { COUPON_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { parsedLike } from '../../customers/drafts/parsedLike.ts'
import { useDraft } from '../../customers/drafts/useDraft.ts'
import { Button } from '../../design/Button.tsx'
import { LiveForm } from '../../design/forms/LiveForm.tsx'
import { TextField } from '../../design/forms/TextField.tsx'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useOpenForm } from '../open/useOpenForm.ts'
import { useRunOnce } from '../open/useRunOnce.ts'
import { UsedCoupon } from './UsedCoupon.tsx'
import { useNotifyOutcome } from '../useNotifyOutcome.ts'
import styles from './CouponForm.module.css'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import type { CouponForm_cart$key } from '../../__generated__/CouponForm_cart.graphql'

const NO_CODE = { code: '' }
const parseCode = parsedLike(NO_CODE)

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
  const { notify } = useNotifications()
  const { draft, change, discard, isRestored } = useDraft({ name: 'coupon', initial: NO_CODE, parse: parseCode })
  const { code } = draft
  const form = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const [error, setError] = useState<Readonly<{ of: string; message: string }> | undefined>()
  const [isBusy, setIsBusy] = useState(false)

  /** Applies the typed code. Resolves to false if it is refused. */
  const apply = async (): Promise<boolean> => {
    const wanted = cleanCoupon(code)
    const refuse = (message: string) => {
      setError({ of: code, message })
      return false
    }
    if (wanted === '') return refuse(intl.formatMessage({ id: 'cartPage.couponMissing' }))
    setError(undefined)
    setIsBusy(true)
    const outcome = await applyCoupon({ input: { code: wanted } })
    setIsBusy(false)
    if (outcome.kind === 'refused' && outcome.userErrors[0]) return refuse(outcome.userErrors[0].message)
    if (outcome.kind !== 'refused') discard()
    notifyOutcome(outcome)
    return outcome.kind !== 'refused'
  }
  const applyOnce = useRunOnce(apply)
  useOpenForm(cleanCoupon(code) !== '', async () => {
    // A refused code that was left unchanged does not block the checkout a second time.
    if (error?.of === code || (await applyOnce())) return true
    setIsOpen(true)
    form.current?.querySelector('input')?.focus()
    notify({ kind: 'warning', message: intl.formatMessage({ id: 'cartPage.payNeedsCoupon' }) })
    return false
  })

  return (
    <details
      className={styles.coupon}
      ref={form}
      open={isOpen ?? isRestored}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.question}>
        <FormattedMessage id="cartPage.couponQuestion" />
      </summary>
      <LiveForm
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void applyOnce()
        }}
      >
        <TextField
          id={fieldId}
          label={intl.formatMessage({ id: 'cartPage.couponLabel' })}
          value={code}
          error={error?.message}
          maxLength={COUPON_MAX_CHARACTERS}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => change(() => ({ code: target.value }))}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          <FormattedMessage id="cartPage.couponApply" />
        </Button>
      </LiveForm>
    </details>
  )
}
