import { useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { KEEP_CART_DELAY_MS } from './limits.ts'

/**
 * Keeps the cart's lines in the store for as long as the page lives: the panel and the cart page open at once, and off
 * line too. A page that only knows the number of units fetches the rest when the browser is idle.
 */
export function useCartKeeper(hasUnits: boolean): void {
  const environment = useRelayEnvironment()
  const hasUnitsNow = useEffectEvent(() => hasUnits)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const start = async () => {
      const { keepCart } = await import('./keepCart.ts')
      if (!signal.aborted) keepCart(environment, { mayFetch: hasUnitsNow(), signal })
    }
    const timer = setTimeout(() => void start(), KEEP_CART_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [environment])
}
