import { useEffect, useEffectEvent, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import { type IEnvironment, createOperationDescriptor, getRequest } from 'relay-runtime'
import type { WaitingTask } from '../offline/QueueContext.ts'
import { mutationIdOf } from '../offline/task.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { isJsonRecord } from '../relay/payload.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { PLACE_ORDER } from './placeOrderName.ts'
import { type PlacedOrder, orderPath, placedOrderOf } from './placedOrderOf.ts'
import { placeOrderMutation } from './usePlaceOrderMutation.ts'

/**
 * The order that waits, undefined when none does; once it is placed, goes to its page. Whichever tab has sent it: the
 * answer is put into the store of every tab, and is read from there.
 */
export function useFollowPlacedOrder(): WaitingTask | undefined {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const storePath = useStorePath()
  const waiting = useQueueState().find((task) => task.name === PLACE_ORDER)
  const [followed, setFollowed] = useState(waiting)
  if (waiting && waiting !== followed) setFollowed(waiting)

  const isOver = followed !== undefined && waiting === undefined
  const follow = useEffectEvent(() => {
    const order = followed ? answeredOrder(environment, followed) : null
    if (!order) return
    void navigate(storePath(orderPath(order)), { replace: true })
  })
  useEffect(() => {
    if (isOver) follow()
  }, [isOver])
  return waiting
}

/** The order that the answer to a task has brought into the store; null for a refusal. */
function answeredOrder(environment: IEnvironment, task: WaitingTask): PlacedOrder | null {
  const { input } = task.variables
  const variables = { input: { ...(isJsonRecord(input) ? input : {}), clientMutationId: mutationIdOf(task) } }
  const operation = createOperationDescriptor(getRequest(placeOrderMutation), variables)
  const { data } = environment.lookup(operation.fragment)
  return isJsonRecord(data) ? placedOrderOf({ kind: 'done', data }) : null
}
