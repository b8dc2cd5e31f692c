import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { KEEP_CART_DELAY_MS } from './limits.ts'

/**
 * Keeps the cart's lines in the store for as long as the page lives: the panel and the cart page open at once, and off
 * line too. A page that only knows the number of units fetches the rest when the browser is idle.
 */
export function useCartKeeper(hasUnits: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const controller = new AbortController()
    const start = async () => {
      const { keepCart } = await import('./keepCart.ts')
      if (!controller.signal.aborted) keepCart(environment, { mayFetch: hasUnits, signal: controller.signal })
    }
    const timer = setTimeout(() => void start(), KEEP_CART_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
    // Only what the page came with counts: later carts arrive whole, with the answers to their changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [environment])
}
