import { useEffect, useEffectEvent } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useMeasureCheckout_cart$key } from '../__generated__/useMeasureCheckout_cart.graphql'
import { measuredCartLines } from './measuredLines.ts'
import { useMeasure } from './useMeasure.ts'

/** React hook that reports the start of a checkout: once for each time that it is opened with a non-empty cart. */
export function useMeasureCheckout(cartKey: useMeasureCheckout_cart$key | null | undefined): void {
  const cart = useFragment(
    graphql`
      fragment useMeasureCheckout_cart on Cart {
        lines {
          ...measuredLines_cartLine
        }
      }
    `,
    cartKey ?? null,
  )
  const measure = useMeasure()
  const begin = useEffectEvent(() => {
    const lines = measuredCartLines(cart?.lines ?? [])
    if (lines) measure({ event: 'begin_checkout', ...lines })
  })
  const hasLines = (cart?.lines.length ?? 0) > 0
  useEffect(() => {
    if (hasLines) begin()
  }, [hasLines])
}
