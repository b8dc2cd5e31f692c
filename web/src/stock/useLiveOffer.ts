import { useCallback, useEffect, useRef } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { useLiveOffer_product$key } from '../__generated__/useLiveOffer_product.graphql'
import { whenIdle } from '../device/whenIdle.ts'
import { CHOICE_FRESH_MS, OFFER_FRESH_MS, PRICE_RETRIES, PRICE_RETRY_MS } from './limits.ts'
import { isOnline } from '../device/isOnline.ts'

/**
 * React hook that keeps price and stock of a product current, since the page may have been rendered hours ago. Fetches
 * after the first render, again when the shopper returns after a while, and a few more times while the platform has not
 * confirmed the price. On failure the shown values stay. Returns a function to call when another variant is chosen: it
 * refetches unless the data is fresh.
 */
export function useLiveOffer(product: useLiveOffer_product$key): () => void {
  const { id, price } = useFragment(
    graphql`
      fragment useLiveOffer_product on Product {
        id
        price {
          isCurrent
        }
      }
    `,
    product,
  )
  const environment = useRelayEnvironment()
  const { isCurrent } = price
  const askAgain = useRef<(freshMs: number) => void>(undefined)

  useEffect(() => {
    let askedAt = Number.NEGATIVE_INFINITY
    let reading: Readonly<{ unsubscribe: () => void }> | undefined
    let hasLeft = false
    const ask = (freshMs: number) => {
      if (hasLeft || document.visibilityState === 'hidden' || !isOnline()) return
      if (performance.now() - askedAt < freshMs) return
      askedAt = performance.now()
      void loadCode().then((code) => {
        if (!hasLeft) reading = code?.readLiveOffer(environment, id)
      })
    }
    const onReturn = () => ask(OFFER_FRESH_MS)
    askAgain.current = ask
    whenIdle(onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      hasLeft = true
      document.removeEventListener('visibilitychange', onReturn)
      reading?.unsubscribe()
    }
  }, [environment, id])

  useEffect(() => {
    if (isCurrent) return undefined
    let left = PRICE_RETRIES
    const timer = setInterval(() => {
      left -= 1
      if (left <= 0) clearInterval(timer)
      if (!isOnline()) return
      void loadCode().then((code) => code?.readLiveOffer(environment, id))
    }, PRICE_RETRY_MS)
    return () => clearInterval(timer)
  }, [environment, id, isCurrent])

  return useCallback(() => askAgain.current?.(CHOICE_FRESH_MS), [])
}

/** Undefined if loading fails; the next call tries again. */
const loadCode = () => import('./liveOffer.ts').catch(() => undefined)
