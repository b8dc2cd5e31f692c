import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { readVisit } from '../../routing/readVisit.ts'
import { useQueueState } from '../../offline/useQueueState.ts'
import { CART_SCOPE } from '../cartScope.ts'
import { KEEP_CART_DELAY_MS } from '../limits.ts'

/**
 * React hook that retains the cart's lines in the store for the page's lifetime, so that panel and cart page open at
 * once, even off line. Fetches missing cart data when the browser is idle, but never while a cart change is in flight:
 * the older response could overtake the change and remove the newest line.
 */
export function useCartKeeper(hasUnits: boolean): void {
  const environment = useRelayEnvironment()
  const isSettled = useQueueState().every(({ scope }) => scope !== CART_SCOPE)
  // A publicly cached page does not know whether this shopper has a cart.
  const [{ hasSession }] = useState(readVisit)
  const mayRead = (hasUnits || hasSession) && isSettled
  // A missing number of units is fetched at once, the rest of a known cart later.
  const delayMs = hasUnits ? KEEP_CART_DELAY_MS : 0

  useEffect(() => whenRested(({ retainCart }, signal) => retainCart(environment, signal)), [environment])
  useEffect(
    () => (mayRead ? whenRested(({ readCart }, signal) => readCart(environment, signal), delayMs) : undefined),
    [environment, mayRead, delayMs],
  )
}

/** Runs work with code that is loaded later; returns a function that cancels it. */
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
