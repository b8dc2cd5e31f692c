import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
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
  const mayRead = hasUnits && isSettled

  useEffect(() => whenRested(({ retainCart }, signal) => retainCart(environment, signal)), [environment])
  useEffect(
    () => (mayRead ? whenRested(({ readCart }, signal) => readCart(environment, signal)) : undefined),
    [environment, mayRead],
  )
}

/** Does something with code that is loaded later; returns how to stop it. */
function whenRested(work: (keeper: typeof import('./keepCart.ts'), signal: AbortSignal) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const start = async () => {
    const keeper = await import('./keepCart.ts')
    if (!signal.aborted) work(keeper, signal)
  }
  const timer = setTimeout(() => void start(), KEEP_CART_DELAY_MS)
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}
