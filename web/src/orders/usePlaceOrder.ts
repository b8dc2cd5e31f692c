import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Outcome } from '../offline/outcome.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { cardPageAddress } from './payment/cardPageAddress.ts'
import { cardPageOf } from './payment/cardPageOf.ts'
import type { PlaceOrderOptimism } from './placeOrderOptimism.ts'
import type { VariablesOf } from '../offline/registeredMutations.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { QUEUED_ORDER, isQueuedOrder, orderPath, placedOrderOf } from './placedOrderOf.ts'

type OrderVerb = Readonly<{
  /**
   * Places the order. Resolves to its outcome, or to null if an order is already in flight. A waiting order has its own
   * page.
   */
  placeOrder: (input: VariablesOf<'placeOrder'>['input'], optimism: PlaceOrderOptimism) => Promise<Outcome | null>
  isPlacing: boolean
}>

/**
 * React hook that places the order once: a second press, in this tab or another, finds the stored task, which keeps its
 * idempotency key on every retry. Navigates to the placed order and, for cards, on to the payment page.
 */
export function usePlaceOrder(): OrderVerb {
  const navigate = useNavigate()
  const storePath = useStorePath()
  const mutate = useQueuedMutation('placeOrder')
  const isWaiting = useQueueState().some((task) => task.name === 'placeOrder')
  const [isPlacing, setIsPlacing] = useState(false)
  // Two presses can precede the first render.
  const isTaken = useRef(false)

  const placeOrder: OrderVerb['placeOrder'] = async (input, optimism) => {
    if (isTaken.current || isWaiting) return null
    isTaken.current = true
    setIsPlacing(true)
    const outcome = await mutate({ input }, optimism)
    const order = placedOrderOf(outcome)
    if (order) {
      // Behind the payment page, so that a shopper who leaves it without paying sees the remaining step.
      await navigate(storePath(orderPath(order)), { replace: true })
      const paymentUrl = cardPageOf(outcome)
      if (paymentUrl) location.assign(cardPageAddress({ id: order.id, paymentUrl }, storePath))
      return outcome
    }
    if (isQueuedOrder(outcome)) {
      await navigate(storePath(orderPath({ id: QUEUED_ORDER })), { replace: true })
      return outcome
    }
    isTaken.current = false
    setIsPlacing(false)
    return outcome
  }
  return { placeOrder, isPlacing: isPlacing || isWaiting }
}
