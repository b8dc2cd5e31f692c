import { useEffect, useEffectEvent, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import { type IEnvironment, createOperationDescriptor } from 'relay-runtime'
import type { WaitingTask } from '../offline/waitingTask.ts'
import { mutationIdOf } from '../offline/task.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { isJsonRecord } from '../relay/payload.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { type PlacedOrder, orderPath, placedOrderOf } from './placedOrderOf.ts'
import placeOrderMutation from '../__generated__/placeOrderMutation.graphql'

/**
 * React hook that returns the waiting order, undefined if there is none, and navigates to its page once it is placed.
 * Works for an order sent by any tab: the response is written into every tab's store and read from there.
 */
export function useFollowPlacedOrder(): WaitingTask | undefined {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const storePath = useStorePath()
  const waiting = useQueueState().find((task) => task.name === 'placeOrder')
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

/** Returns the order that a task's response has brought into the store; null for a refusal. */
function answeredOrder(environment: IEnvironment, task: WaitingTask): PlacedOrder | null {
  const { input } = task.variables
  const variables = { input: { ...(isJsonRecord(input) ? input : {}), clientMutationId: mutationIdOf(task) } }
  const operation = createOperationDescriptor(placeOrderMutation, variables)
  const { data } = environment.lookup(operation.fragment)
  return isJsonRecord(data) ? placedOrderOf({ kind: 'done', data }) : null
}
