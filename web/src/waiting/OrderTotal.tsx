import { FormattedMessage } from 'react-intl'
import { useMoney } from '../i18n/useMoney.ts'
import styles from './OrderQuestion.module.css'
import type { OrderAnswer } from './useOrderAnswer.ts'

/**
 * Renders the current total of an order, where that differs from the agreed one; or that it is being calculated, where
 * the shopper cannot consent before.
 */
export function OrderTotal({ before, now, send }: OrderAnswer) {
  const money = useMoney()
  if (!now) {
    return send ? null : (
      <p className={styles.now}>
        <FormattedMessage id="waiting.totalComing" />
      </p>
    )
  }
  return (
    <p className={styles.now}>
      <FormattedMessage id="waiting.totalNow" values={{ now: money(now), before: before ? money(before) : 'none' }} />
    </p>
  )
}
