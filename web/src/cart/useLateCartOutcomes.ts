import { useLateOutcomes } from '../offline/useLateOutcomes.ts'
import { CART_SCOPE } from './cartScope.ts'
import { useTellOutcome } from './useTellOutcome.ts'

/** Tells what became of changes that were made off line, or before a reload. */
export function useLateCartOutcomes(): void {
  const tellOutcome = useTellOutcome()
  useLateOutcomes(({ task, outcome }) => {
    if (task.scope === CART_SCOPE) tellOutcome(outcome)
  })
}
