import { VARIANT_PARAMETER } from '../catalogue/options/variantParameters.ts'

/** Returns the path inside the store of a compared product, with its variant. */
export function comparedPath(urlPath: string, variantSku: string | undefined): string {
  return variantSku === undefined ? `/${urlPath}` : `/${urlPath}?${VARIANT_PARAMETER}=${encodeURIComponent(variantSku)}`
}
