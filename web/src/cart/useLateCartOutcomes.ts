import { useLateOutcomes } from '../offline/useLateOutcomes.ts'
import { STOCK_NOTICE_SCOPE } from '../stock/stockNoticeName.ts'
import { CART_SCOPE } from './cartScope.ts'
import { useTellOutcome } from './useTellOutcome.ts'

/** Tells what became of changes that were made off line, or before a reload: of the cart, and wishes to hear of a product. */
export function useLateCartOutcomes(): void {
  const tellOutcome = useTellOutcome()
  useLateOutcomes(({ task, outcome }) => {
    if (task.scope === CART_SCOPE || task.scope === STOCK_NOTICE_SCOPE) tellOutcome(outcome)
  })
}
