import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { noticesOf } from '../cart/noticesOf.ts'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'
import type { Outcome } from '../offline/outcome.ts'
import { storageOf } from '../offline/waitingTask.ts'
import type { Refusal } from './sortRefusal.ts'

/**
 * React hook that notifies of the outcome of a queued account change: done or waiting. Returns a refusal for the form
 * to show.
 */
export function useNotifySaved(): (outcome: Outcome) => Refusal | null {
  const intl = useIntl()
  const { notify } = useNotifications()
  return useCallback(
    (outcome) => {
      switch (outcome.kind) {
        case 'refused':
          return outcome
        case 'waiting':
          notify({ kind: 'info', message: intl.formatMessage({ id: 'customers.waiting' }, storageOf(outcome)) })
          return null
        case 'done':
          noticesOf(outcome.data).forEach(({ message }) => notify({ kind: 'success', message }))
          return null
      }
    },
    [intl, notify],
  )
}
