/** A path that leads to a product whatever the platform calls its page: `p/SOFA-OSLO/sofa-oslo`. */
export function productPath(sku: string, slug: string): string {
  return `p/${encodeURIComponent(sku)}/${encodeURIComponent(slug)}`
}
