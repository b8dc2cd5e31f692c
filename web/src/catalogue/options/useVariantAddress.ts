import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useStorePath } from '../../routing/useStorePath.ts'
import { OLD_VARIANT_PARAMETER, VARIANT_PARAMETER } from './variantParameters.ts'

/**
 * React hook that returns the SKU of the variant in the address, and a function to set another: without a new history
 * entry, so that the back button leaves the product. A set SKU counts at once: the address follows when the router is
 * done, and a second choice may come before. Works too in a store that keeps variants out of its addresses.
 */
export function useVariantAddress(isInAddress: boolean): readonly [string | null, (sku: string) => void] {
  const { sku: parentSku, slug, childSku } = useParams()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const toPath = useStorePath()
  const query = new URLSearchParams(search)
  const addressed = query.get(VARIANT_PARAMETER) || query.get(OLD_VARIANT_PARAMETER) || childSku || null
  const [choice, setChoice] = useState({ sku: addressed, madeAt: addressed })
  // Any later change of the address makes it authoritative again.
  const named = choice.madeAt === addressed ? choice.sku : addressed

  const name = (sku: string) => {
    setChoice({ sku, madeAt: addressed })
    if (!isInAddress) return
    query.delete(OLD_VARIANT_PARAMETER)
    query.delete(VARIANT_PARAMETER)
    const hasPlace = parentSku !== undefined && slug !== undefined
    if (!hasPlace) query.set(VARIANT_PARAMETER, sku)
    const pathname = hasPlace ? toPath(`/p/${[parentSku, slug, sku].map(encodeURIComponent).join('/')}`) : undefined
    void navigate({ pathname, search: query.toString() }, { replace: true, preventScrollReset: true, state })
  }
  return [named, name]
}
