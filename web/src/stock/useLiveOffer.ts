import { useCallback, useEffect, useRef } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { useLiveOfferQuery } from '../__generated__/useLiveOfferQuery.graphql'
import type { useLiveOffer_product$key } from '../__generated__/useLiveOffer_product.graphql'
import { whenIdle } from '../device/whenIdle.ts'
import { CHOICE_FRESH_MS, OFFER_FRESH_MS, PRICE_RETRIES, PRICE_RETRY_MS } from './limits.ts'
import { isOnline } from '../device/isOnline.ts'

/**
 * Keeps price and stock of a product true: the page may have been rendered hours ago. Asked for when the page stands,
 * again when a shopper comes back to it after a while, and a few times more while the platform has not confirmed the
 * price. What cannot be read leaves what is shown. Hands out what to call when another option was chosen: the product
 * is asked for anew then, unless that was a moment ago.
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
    let reading: Readonly<{ unsubscribe: () => void }> | null = null
    let hasLeft = false
    const ask = (freshMs: number) => {
      if (hasLeft || document.visibilityState === 'hidden' || !isOnline()) return
      if (performance.now() - askedAt < freshMs) return
      askedAt = performance.now()
      reading = fetchQuery<useLiveOfferQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
        error: () => undefined,
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
      fetchQuery<useLiveOfferQuery>(environment, query, { id }, { fetchPolicy: 'network-only' }).subscribe({
        error: () => undefined,
      })
    }, PRICE_RETRY_MS)
    return () => clearInterval(timer)
  }, [environment, id, isCurrent])

  return useCallback(() => askAgain.current?.(CHOICE_FRESH_MS), [])
}

// Nothing here reads the answer: it goes into the store, where the page's own fragments see it.
const query = graphql`
  query useLiveOfferQuery($id: ID!) {
    node(id: $id) {
      ... on Product {
        price {
          # eslint-disable-next-line relay/unused-fields
          isCurrent
          ...PurchasePrice_price
        }
        # eslint-disable-next-line relay/unused-fields
        stock {
          ...StockNote_stock
        }
      }
      ... on ConfigurableProduct {
        # eslint-disable-next-line relay/unused-fields
        variants {
          id
          price {
            ...PurchasePrice_price
          }
          stock {
            ...StockNote_stock
          }
        }
      }
    }
  }
`
