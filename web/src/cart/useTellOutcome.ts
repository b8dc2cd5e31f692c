import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { NotificationRequest } from '../design/notificationList.ts'
import { useNotifications } from '../design/NotificationsContext.ts'
import type { Outcome } from '../offline/outcome.ts'
import { noticesOf } from './noticesOf.ts'

/** Notices that a shopper should think about; the others are good news. */
const WARNINGS: ReadonlySet<string> = new Set(['STOCK_VOLATILE', 'PRICE_CHANGED', 'SOLD_OUT_REMOVED', 'COUPON_REMOVED'])

/** Good news that change nothing in the cart. */
const KEPT: ReadonlySet<string> = new Set(['STOCK_NOTICE_KEPT', 'QUOTE_SAVED'])

/** Tells how a change of the cart went: in the shop's own words when it answered, in ours when it could not. */
export function useTellOutcome(): (outcome: Outcome) => void {
  const { notify } = useNotifications()
  const intl = useIntl()
  return useCallback(
    (outcome) => {
      const checkout = { label: intl.formatMessage({ id: 'cart.proceedToCheckout' }), to: '/checkout' }
      const texts = {
        waiting: intl.formatMessage({ id: 'cart.waiting' }),
        failed: intl.formatMessage({ id: 'cart.failed' }),
      }
      for (const request of notificationsFor(outcome, texts)) {
        notify(request.kind === 'success' ? { ...request, action: checkout } : request)
      }
    },
    [intl, notify],
  )
}

type OwnTexts = Readonly<{ waiting: string; failed: string }>

/** What to tell about an outcome, in the order in which it matters. */
function notificationsFor(outcome: Outcome, texts: OwnTexts): readonly NotificationRequest[] {
  switch (outcome.kind) {
    case 'waiting':
      return [{ kind: 'info', message: texts.waiting }]
    case 'refused':
      return outcome.userErrors.length === 0
        ? [{ kind: 'danger', message: texts.failed }]
        : outcome.userErrors.map(({ message }) => ({ kind: 'danger', message }))
    case 'done':
      return noticesOf(outcome.data).map(({ code, message }) => ({
        // Only what stands in the cart now is offered to be paid.
        kind: WARNINGS.has(code) ? 'warning' : KEPT.has(code) ? 'info' : 'success',
        message,
      }))
  }
}
