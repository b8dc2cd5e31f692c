type Answered = Readonly<{ sku: string; urlPath: string }>

/**
 * Where a variant's own address leads: to the page of the product that it belongs to, with the variant chosen. Null when
 * the product that answers is the one that was asked for. Shops answer a variant's SKU with the product around it, and
 * only where the store wants variants to lead there.
 */
export function variantAddress(product: Answered, askedSku: string | undefined): string | null {
  if (askedSku === undefined || askedSku === product.sku) return null
  return `/${product.urlPath}?childSku=${encodeURIComponent(askedSku)}`
}
