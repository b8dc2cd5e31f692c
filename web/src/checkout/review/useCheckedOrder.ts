import { useEffect, useEffectEvent, useState } from 'react'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import type { AcceptedTerms } from './acceptedTerms.ts'
import { type CartChange, type SeenCart, cartChanges } from './cartChanges.ts'

/**
 * State of the shopper's agreement to an order. Stored above the steps, which unmount while an order is sent and mount
 * again if it is refused.
 */
export type Agreement = Readonly<{
  /** Cart as the shopper saw it when the review opened or the order button was last pressed; null before. */
  seen: SeenCart | null
  see: (cart: SeenCart | null) => void
  /** Accepted terms; null before. */
  terms: AcceptedTerms | null
  acceptTerms: (terms: AcceptedTerms | null) => void
}>

type Options = Readonly<{ mayCheck: boolean; agreement: Agreement }>

type CheckedOrder = Readonly<{
  /** True while the platform recalculates the cart. */
  isChecking: boolean
  /** Differences from the cart that the shopper saw. */
  changes: readonly CartChange[]
  /** Marks the current screen as agreed: later differences are computed from it. */
  agree: () => void
}>

/**
 * React hook that recalculates the cart when the review opens and returns the differences. Prices, stock and methods
 * may have changed since they were rendered, and no shopper may pay for changes they have not seen.
 */
export function useCheckedOrder(now: SeenCart, { mayCheck, agreement: { seen, see } }: Options): CheckedOrder {
  const recalculate = useQueuedMutation('recalculateOrder')
  const [isChecking, setIsChecking] = useState(false)
  const check = useEffectEvent(async () => {
    if (!seen) see(now)
    setIsChecking(true)
    await recalculate({ input: {} })
    setIsChecking(false)
  })
  useEffect(() => {
    // The response is external state: the effect sends the request and renders that it does.
    // oxlint-disable-next-line react/set-state-in-effect
    if (mayCheck) void check()
  }, [mayCheck])
  return { isChecking, changes: seen ? cartChanges(seen, now) : [], agree: () => see(now) }
}
