import { useNavigate } from 'react-router-dom'
import { useLateOutcomes } from '../offline/useLateOutcomes.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { PLACE_ORDER } from './placeOrderName.ts'
import { orderPath, placedOrderOf } from './placedOrderOf.ts'

/** Goes to the order once it is placed, on the page where the shopper waits for it. */
export function useFollowPlacedOrder(): void {
  const navigate = useNavigate()
  const storePath = useStorePath()
  useLateOutcomes(({ task, outcome }) => {
    const order = task.name === PLACE_ORDER ? placedOrderOf(outcome) : null
    if (order) void navigate(storePath(orderPath(order)), { replace: true })
  })
}
