/**
 * Joins SKUs by commas to one query parameter. A comma or backslash in a SKU is escaped by a backslash: platforms that
 * do not know the escape do not have such a SKU in their lists either.
 */
export function skuList(skus: readonly string[]): string {
  return skus.map((sku) => sku.replace(/[\\,]/g, '\\$&')).join(',')
}
