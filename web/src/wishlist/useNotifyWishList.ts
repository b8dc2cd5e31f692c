import { useCallback } from 'react'
import { useNotifyOutcome } from '../cart/useNotifyOutcome.ts'
import { useNotifySaved } from '../customers/useNotifySaved.ts'
import type { Outcome } from '../offline/outcome.ts'

/**
 * React hook that notifies of the outcome of a list change: done, waiting, or the platform's reason for a refusal.
 * Returns false for a refusal.
 */
export function useNotifyWishList(): (outcome: Outcome) => boolean {
  const notifySaved = useNotifySaved()
  const notifyOutcome = useNotifyOutcome()
  return useCallback(
    (outcome) => {
      const isRefused = notifySaved(outcome) !== null
      if (isRefused) notifyOutcome(outcome)
      return !isRefused
    },
    [notifySaved, notifyOutcome],
  )
}
