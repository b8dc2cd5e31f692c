import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useRelayEnvironment } from 'react-relay/hooks'
import { hasExternalCheckout } from '../checkout/external/hasExternalCheckout.ts'
import type { NotificationRequest } from '../design/overlays/withNotification.ts'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'
import type { Outcome } from '../offline/outcome.ts'
import { storageOf } from '../offline/waitingTask.ts'
import { noticesOf } from './noticesOf.ts'

/** Codes of notices that are shown as warnings. */
const WARNINGS: ReadonlySet<string> = new Set(['STOCK_VOLATILE', 'PRICE_CHANGED', 'SOLD_OUT_REMOVED', 'COUPON_REMOVED'])

/** Codes of positive notices that leave the cart unchanged. */
const KEPT: ReadonlySet<string> = new Set(['STOCK_NOTICE_KEPT', 'QUOTE_SAVED'])

/**
 * React hook that notifies the shopper of a cart change's outcome: with the platform's messages if it responded, else
 * with the storefront's own.
 */
export function useNotifyOutcome(): (outcome: Outcome) => void {
  const { notify } = useNotifications()
  const intl = useIntl()
  const environment = useRelayEnvironment()
  return useCallback(
    (outcome) => {
      const say: Say = (text, values) => intl.formatMessage({ id: `cart.${text}` }, values)
      // With an external checkout only the cart's own button leads there, because it waits for pending tasks.
      const action = hasExternalCheckout(environment) ? undefined : { label: say('proceedToCheckout'), to: '/checkout' }
      for (const request of notificationsFor(outcome, say)) {
        notify(request.kind === 'success' ? { ...request, action } : request)
      }
    },
    [environment, intl, notify],
  )
}

type Say = (text: 'waiting' | 'failed' | 'proceedToCheckout', values?: ReturnType<typeof storageOf>) => string

/** Returns the notifications for an outcome, most important first. */
function notificationsFor(outcome: Outcome, say: Say): readonly NotificationRequest[] {
  switch (outcome.kind) {
    case 'waiting':
      return [{ kind: 'info', message: say('waiting', storageOf(outcome)) }]
    case 'refused':
      return outcome.userErrors.length === 0
        ? [{ kind: 'danger', message: say('failed') }]
        : outcome.userErrors.map(({ message }) => ({ kind: 'danger', message }))
    case 'done':
      return noticesOf(outcome.data).map(({ code, message }) => ({
        // Only a notice that changed the cart offers the checkout.
        kind: WARNINGS.has(code) ? 'warning' : KEPT.has(code) ? 'info' : 'success',
        message,
      }))
  }
}
