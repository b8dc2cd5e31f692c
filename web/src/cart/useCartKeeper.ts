import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { readVisit } from '../routing/readVisit.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { CART_SCOPE } from './cartScope.ts'
import { KEEP_CART_DELAY_MS } from './limits.ts'

/**
 * Keeps the cart's lines in the store for as long as the page lives: the panel and the cart page open at once, and off
 * line too. What a page does not know of the cart is read when the browser is idle, but never while a change is on its
 * way: the two could overtake each other, and the older answer would take the newest line away.
 */
export function useCartKeeper(hasUnits: boolean): void {
  const environment = useRelayEnvironment()
  const isSettled = useQueueState().every(({ scope }) => scope !== CART_SCOPE)
  // A page that is everybody's does not know of the cart that this shopper may have.
  const [{ hasSession }] = useState(readVisit)
  const mayRead = (hasUnits || hasSession) && isSettled
  // The number of units is missed at once, the rest of a cart that is known of is not.
  const delayMs = hasUnits ? KEEP_CART_DELAY_MS : 0

  useEffect(() => whenRested(({ retainCart }, signal) => retainCart(environment, signal)), [environment])
  useEffect(
    () => (mayRead ? whenRested(({ readCart }, signal) => readCart(environment, signal), delayMs) : undefined),
    [environment, mayRead, delayMs],
  )
}

/** Does something with code that is loaded later; returns how to stop it. */
function whenRested(
  work: (keeper: typeof import('./keepCart.ts'), signal: AbortSignal) => unknown,
  delayMs = KEEP_CART_DELAY_MS,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const start = async () => {
    const keeper = await import('./keepCart.ts')
    if (!signal.aborted) work(keeper, signal)
  }
  const timer = setTimeout(() => void start(), delayMs)
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}
