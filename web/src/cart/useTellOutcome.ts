import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useRelayEnvironment } from 'react-relay/hooks'
import { hasExternalCheckout } from '../checkout/hasExternalCheckout.ts'
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
  const environment = useRelayEnvironment()
  return useCallback(
    (outcome) => {
      const say: Say = (text) => intl.formatMessage({ id: `cart.${text}` })
      // Where one pays on another host, the cart's own button leads there: it waits for what is not sent yet.
      const action = hasExternalCheckout(environment) ? undefined : { label: say('proceedToCheckout'), to: '/checkout' }
      for (const request of notificationsFor(outcome, say)) {
        notify(request.kind === 'success' ? { ...request, action } : request)
      }
    },
    [environment, intl, notify],
  )
}

type Say = (text: 'waiting' | 'failed' | 'proceedToCheckout') => string

/** What to tell about an outcome, in the order in which it matters. */
function notificationsFor(outcome: Outcome, say: Say): readonly NotificationRequest[] {
  switch (outcome.kind) {
    case 'waiting':
      return [{ kind: 'info', message: say('waiting') }]
    case 'refused':
      return outcome.userErrors.length === 0
        ? [{ kind: 'danger', message: say('failed') }]
        : outcome.userErrors.map(({ message }) => ({ kind: 'danger', message }))
    case 'done':
      return noticesOf(outcome.data).map(({ code, message }) => ({
        // Only what stands in the cart now is offered to be paid.
        kind: WARNINGS.has(code) ? 'warning' : KEPT.has(code) ? 'info' : 'success',
        message,
      }))
  }
}
