import { useCallback } from 'react'
import { useTellOutcome } from '../cart/useTellOutcome.ts'
import { useTellKept } from '../customers/useTellKept.ts'
import type { Outcome } from '../offline/outcome.ts'

/** Tells how a change of a list went: done, waiting, or in the shop's words why it was refused. True unless it was. */
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
