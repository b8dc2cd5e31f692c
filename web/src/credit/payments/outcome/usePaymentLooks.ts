import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { usePaymentLooksQuery } from '../../../__generated__/usePaymentLooksQuery.graphql'
import { invalidateStore } from '../../../relay/invalidateStore.ts'
import { PAYMENT_LOOKS_MS } from '../limits.ts'

type Looks = Readonly<{
  isLooking: boolean
  /** True once the page has stopped looking by itself. */
  isOver: boolean
  /** True if the payment could not be read the last time. */
  isFailed: boolean
  look: () => Promise<void>
}>

/**
 * React hook that reads a payment that is pending again: after 2, 4 and 8 seconds by itself if `looksItself`, and each
 * time it is asked to. The payment itself is read from the store.
 */
export function usePaymentLooks(id: string, looksItself: boolean): Looks {
  const environment = useRelayEnvironment()
  const [isLooking, setIsLooking] = useState(false)
  const [isFailed, setIsFailed] = useState(false)
  const [looks, setLooks] = useState(looksItself ? 0 : PAYMENT_LOOKS_MS.length)
  const look = async () => {
    setIsLooking(true)
    const data = await fetchQuery<usePaymentLooksQuery>(
      environment,
      graphql`
        query usePaymentLooksQuery($id: ID!) {
          creditPayment(id: $id) {
            status
            ...PaymentState_payment
          }
        }
      `,
      { id },
    )
      .toPromise()
      .catch(() => undefined)
    setIsFailed(!data?.creditPayment)
    setIsLooking(false)
    // What the other pages show of the credits is no longer so.
    if (data?.creditPayment && data.creditPayment.status !== 'PENDING') invalidateStore(environment)
  }
  const next = useEffectEvent(async () => {
    await look()
    setLooks((now) => now + 1)
  })
  useEffect(() => {
    const wait = PAYMENT_LOOKS_MS[looks]
    if (wait === undefined) return
    const timer = setTimeout(() => void next(), wait)
    return () => clearTimeout(timer)
  }, [looks])
  return { isLooking, isFailed, isOver: looks >= PAYMENT_LOOKS_MS.length, look }
}
