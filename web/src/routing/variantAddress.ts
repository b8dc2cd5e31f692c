type Answered = Readonly<{ sku: string; urlPath: string }>

/**
 * Returns the redirect of a variant's own address: to the page of its product, with the variant chosen. Null when the
 * answered product is the requested one. Shops answer a variant's SKU with its product, and only where the store wants
 * variants to redirect there.
 */
export function variantAddress(product: Answered, askedSku: string | undefined): string | null {
  if (askedSku === undefined || askedSku === product.sku) return null
  return `/${product.urlPath}?childSku=${encodeURIComponent(askedSku)}`
}
