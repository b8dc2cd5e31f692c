import { useParams, useSearchParams } from 'react-router-dom'

/** Name in the address of the chosen variant's SKU. */
const PARAMETER = 'variant'

/** The SKU of the variant that the address names, and how to name another: without a new entry in the history. */
export function useVariantAddress(): readonly [string | null, (sku: string) => void] {
  const { childSku } = useParams()
  const [search, setSearch] = useSearchParams()
  const name = (sku: string) => {
    setSearch(
      (now) => {
        now.set(PARAMETER, sku)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [search.get(PARAMETER) ?? childSku ?? null, name]
}
