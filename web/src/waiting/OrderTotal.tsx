import { FormattedMessage } from 'react-intl'
import { useMoney } from '../i18n/useMoney.ts'
import styles from './OrderQuestion.module.css'
import type { OrderAnswer } from './useOrderAnswer.ts'

/** What an order comes to by now, where that is not what the shopper agreed to; that it is being worked out, where nobody can agree before. */
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
