import { useEffect, useState } from 'react'
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
  const [named, setNamed] = useState(addressed)
  useEffect(() => setNamed(addressed), [addressed])

  const name = (sku: string) => {
    setNamed(sku)
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
