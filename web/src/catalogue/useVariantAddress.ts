import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'

/** Name in the address of the chosen variant's SKU. */
const PARAMETER = 'variant'

/**
 * The SKU of the variant that the address names, and how to name another: without a new entry in the history. What was
 * named counts at once: the address follows when the router has got there, and a second choice may come before.
 */
export function useVariantAddress(): readonly [string | null, (sku: string) => void] {
  const { childSku } = useParams()
  const [search, setSearch] = useSearchParams()
  const addressed = search.get(PARAMETER) ?? childSku ?? null
  const [choice, setChoice] = useState({ sku: addressed, madeAt: addressed })
  // Once the address has moved on, wherever to, it is right again.
  const named = choice.madeAt === addressed ? choice.sku : addressed

  const name = (sku: string) => {
    setChoice({ sku, madeAt: addressed })
    setSearch(
      (now) => {
        now.set(PARAMETER, sku)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [named, name]
}
