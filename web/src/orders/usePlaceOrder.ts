import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Outcome } from '../offline/outcome.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import type { PlaceOrderOptimism } from './placeOrderOptimism.ts'
import type { PlaceOrderVariables } from './placeOrderQueueable.ts'
import { PLACE_ORDER } from './placeOrderName.ts'
import { QUEUED_ORDER, isQueuedOrder, orderPath, placedOrderOf } from './placedOrderOf.ts'
import { usePlaceOrderMutation } from './usePlaceOrderMutation.ts'

type OrderVerb = Readonly<{
  /** How it went, for whoever asked; null when an order is on its way already. A waiting one has a page of its own. */
  placeOrder: (input: PlaceOrderVariables['input'], optimism: PlaceOrderOptimism) => Promise<Outcome | null>
  isPlacing: boolean
}>

/**
 * Places the order, once: a second press, in this tab or another, finds the task that is already kept, and that task
 * keeps its idempotency key however often it is sent. Goes to the order when it is placed.
 */
export function usePlaceOrder(): OrderVerb {
  const navigate = useNavigate()
  const storePath = useStorePath()
  const mutate = usePlaceOrderMutation()
  const isWaiting = useQueueState().some((task) => task.name === PLACE_ORDER)
  const [isPlacing, setIsPlacing] = useState(false)
  // Two presses can come before the first has drawn anything.
  const isTaken = useRef(false)

  const placeOrder: OrderVerb['placeOrder'] = async (input, optimism) => {
    if (isTaken.current || isWaiting) return null
    isTaken.current = true
    setIsPlacing(true)
    const outcome = await mutate(input, optimism)
    const order = placedOrderOf(outcome)
    if (order) {
      await navigate(storePath(orderPath(order)), { replace: true })
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
