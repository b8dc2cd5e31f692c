import { useEffect, useEffectEvent, useState } from 'react'
import type { AcceptedTerms } from './acceptedTerms.ts'
import { type CartChange, type SeenCart, cartChanges } from './cartChanges.ts'
import { useRecalculateOrderMutation } from './useRecalculateOrderMutation.ts'

/** What a shopper has agreed to. Kept above the steps: these make room for an order on its way, and come back when it is refused. */
export type Agreement = Readonly<{
  /** What they saw when they came to the review, or last pressed its button; null before. */
  seen: SeenCart | null
  see: (cart: SeenCart | null) => void
  /** The terms as they accepted them; null before. */
  terms: AcceptedTerms | null
  acceptTerms: (terms: AcceptedTerms | null) => void
}>

type Options = Readonly<{ mayCheck: boolean; agreement: Agreement }>

type CheckedOrder = Readonly<{
  /** The shop is working the cart out anew. */
  isChecking: boolean
  /** What is otherwise than the shopper saw it. */
  changes: readonly CartChange[]
  /** What is on the screen now is what was agreed to: later differences are told from here. */
  agree: () => void
}>

/**
 * Has the cart worked out anew when its review begins, and tells what has come out otherwise: prices, stock and methods
 * may have changed since they were put on the screen, and nobody is to pay for what they have not seen.
 */
export function useCheckedOrder(now: SeenCart, { mayCheck, agreement: { seen, see } }: Options): CheckedOrder {
  const recalculate = useRecalculateOrderMutation()
  const [isChecking, setIsChecking] = useState(false)
  const check = useEffectEvent(async () => {
    if (!seen) see(now)
    setIsChecking(true)
    await recalculate()
    setIsChecking(false)
  })
  useEffect(() => {
    // What the shop answers is a state of its own: the effect asks, and draws that it does.
    // oxlint-disable-next-line react/set-state-in-effect
    if (mayCheck) void check()
  }, [mayCheck])
  return { isChecking, changes: seen ? cartChanges(seen, now) : [], agree: () => see(now) }
}
