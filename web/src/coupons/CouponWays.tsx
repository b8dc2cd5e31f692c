import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import type { Outcome } from '../offline/outcome.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { copyText } from '../device/copyText.ts'
import { storageOf } from '../offline/waitingTask.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import styles from './Coupons.module.css'

type CouponWaysProps = Readonly<{ code: string; isInCart: boolean }>

type Said = Readonly<{ kind: 'refused' | 'done'; text: string }>

/** Buttons that apply a coupon to the cart or copy its code, with the outcome beside them. */
export function CouponWays({ code, isInCart }: CouponWaysProps) {
  const intl = useIntl()
  const applyCoupon = useQueuedMutation('applyCartCoupon')
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const wasPressed = useRef(false)
  const toCart = useRef<HTMLAnchorElement>(null)
  // The button disappears once it has applied the coupon: the keyboard focus moves to its replacement.
  useEffect(() => {
    if (isInCart && wasPressed.current && document.activeElement === document.body) toCart.current?.focus()
  }, [isInCart])
  const say = (id: 'used' | 'waiting' | 'failed' | 'copied' | 'copyFailed', values?: ReturnType<typeof storageOf>) =>
    intl.formatMessage({ id: `coupons.said.${id}` }, { code, ...values })

  const use = async () => {
    wasPressed.current = true
    setIsBusy(true)
    setSaid(null)
    setSaid(saidOf(await applyCoupon({ input: { code } }), say))
    setIsBusy(false)
  }
  const copy = async () =>
    setSaid(
      (await copyText(code)) ? { kind: 'done', text: say('copied') } : { kind: 'refused', text: say('copyFailed') },
    )
  return (
    <div className={styles.ways}>
      {isInCart ? (
        <StoreLink ref={toCart} to="/checkout/cart" className={buttonStyle('primary')}>
          <FormattedMessage id="coupons.inCart" />
        </StoreLink>
      ) : (
        <Button
          isBusy={isBusy}
          aria-label={intl.formatMessage({ id: 'coupons.useNamed' }, { code })}
          onClick={() => void use()}
        >
          <FormattedMessage id="coupons.use" />
        </Button>
      )}
      <Button
        variant="secondary"
        aria-label={intl.formatMessage({ id: 'coupons.copyNamed' }, { code })}
        onClick={() => void copy()}
      >
        <FormattedMessage id="coupons.copy" />
      </Button>
      <output className={styles.said}>{said?.kind === 'done' ? said.text : null}</output>
      {said?.kind === 'refused' ? (
        <p role="alert" className={styles.refused}>
          {said.text}
        </p>
      ) : null}
    </div>
  )
}

type Say = (id: 'used' | 'waiting' | 'failed', values?: ReturnType<typeof storageOf>) => string

/** Returns the message for an outcome: for a refusal the platform's messages, if it gave any. */
function saidOf(outcome: Outcome, say: Say): Said {
  switch (outcome.kind) {
    case 'waiting':
      return { kind: 'done', text: say('waiting', storageOf(outcome)) }
    case 'done':
      return { kind: 'done', text: say('used') }
    case 'refused':
      return {
        kind: 'refused',
        text: outcome.userErrors.map(({ message }) => message).join(' ') || say('failed'),
      }
  }
}
