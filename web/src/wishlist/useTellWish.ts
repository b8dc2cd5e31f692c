import { useCallback } from 'react'
import { useTellOutcome } from '../cart/useTellOutcome.ts'
import { useTellKept } from '../customers/useTellKept.ts'
import type { Outcome } from '../offline/outcome.ts'

/**
 * React hook that notifies of the outcome of a list change: done, waiting, or the platform's reason for a refusal.
 * Returns false for a refusal.
 */
export function useTellWish(): (outcome: Outcome) => boolean {
  const tellKept = useTellKept()
  const tellOutcome = useTellOutcome()
  return useCallback(
    (outcome) => {
      const isRefused = tellKept(outcome) !== null
      if (isRefused) tellOutcome(outcome)
      return !isRefused
    },
    [tellKept, tellOutcome],
  )
}
