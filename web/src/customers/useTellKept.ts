import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { noticesOf } from '../cart/noticesOf.ts'
import { useNotifications } from '../design/NotificationsContext.ts'
import type { Outcome } from '../offline/outcome.ts'
import type { Refusal } from './sortRefusal.ts'

/** Tells how a queued change of the account went: that it was made, or waits. A refusal is handed back, for its form. */
export function useTellKept(): (outcome: Outcome) => Refusal | null {
  const intl = useIntl()
  const { notify } = useNotifications()
  return useCallback(
    (outcome) => {
      switch (outcome.kind) {
        case 'refused':
          return outcome
        case 'waiting':
          notify({ kind: 'info', message: intl.formatMessage({ id: 'customers.waiting' }) })
          return null
        case 'done':
          noticesOf(outcome.data).forEach(({ message }) => notify({ kind: 'success', message }))
          return null
      }
    },
    [intl, notify],
  )
}
